import { action, text, type Template } from '../email-layout.ts';

/** To the owner of an address with which somebody tried to sign up again. */
export const alreadyRegistered: Template<'already-registered'> = (_data, links) => ({
  subject: 'You already have an account',
  preview: 'Somebody tried to use your e-mail for an account.',
  blocks: [
    text('Somebody, most likely you, tried to use this address for an account. You already have one.'),
    action('Log in', links.page('/login')),
    text(`Forgot your password? Set a new one: ${links.page('/account-recovery')}`),
    text('If it was not you, there is nothing to do: nothing has changed.'),
  ],
});
