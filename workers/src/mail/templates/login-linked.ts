import { action, text, type Template } from '../letter.ts';

/** To the owner, when a provider's login was connected because its verified e-mail is the account's. */
export const loginLinked: Template<'login-linked'> = ({ provider }, links) => ({
  subject: `${provider} is connected to your account`,
  preview: `You can log in with ${provider} from now on.`,
  blocks: [
    text(
      `Somebody logged in with ${provider}, which vouches for this e-mail address, so that login now opens your account.`,
    ),
    text('If it was you, there is nothing to do. You can disconnect it in your profile:'),
    action('Open my profile', links.page('/profile')),
  ],
});
