import { action, text, type Template } from '../email-layout.ts';

/** To the owner, when a provider's login was connected: in the profile, or because its verified e-mail is the account's. */
export const loginLinked: Template<'login-linked'> = ({ provider, email }, links) => ({
  subject: `${provider} is connected to your account`,
  preview: `You can log in with ${provider} from now on.`,
  blocks: [
    text(
      email === undefined
        ? `Somebody logged in with ${provider}, which vouches for this e-mail address, so that login now opens your account.`
        : `Somebody who is logged in to your account connected it to the ${provider} login of ${email}, which now opens it.`,
    ),
    text(
      'If it was you, there is nothing to do. If not, disconnect it in your profile and change your password:',
    ),
    action('Open my profile', links.page('/profile')),
  ],
});
