import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

/** A login is linked in the profile, or because its verified email matches the account's. */
export const loginLinked: Template<'login-linked'> = ({ provider, email }, links) => ({
  subject: `${provider} is connected to your account`,
  preview: `You can now log in with ${provider}.`,
  blocks: [
    text(
      email === undefined
        ? `Someone logged in with ${provider} using this email address. That ${provider} login now opens your account.`
        : `Someone logged in to your account connected it to the ${provider} login ${email}. That login now opens your account.`,
    ),
    text(
      "If this was you, you don't need to do anything. If not, disconnect it in your profile and change your password:",
    ),
    action('Open my profile', links.page(pagePath('profile'))),
  ],
});
