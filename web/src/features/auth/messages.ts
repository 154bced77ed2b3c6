import { captchaFailed } from '@dryrun/contracts/errors';

export const messages = {
  loginFailed: 'Something went wrong!',
  captcha: {
    'not-ready': 'ReCAPTCHA not ready. Please try again.',
    failed: captchaFailed,
  },
  loggedInAs: (email: string) => `You are logged in as ${email}.`,
  confirmationSent: (email: string) => `Open the link that we sent to ${email}, then log in here.`,
  linkExpired: 'This confirmation link has expired.',
  loginsDisconnected: (names: readonly string[]) =>
    `For your security, we disconnected ${names.join(' and ')} from your account. You can reconnect in your profile.`,
  passwordsDiffer: 'Passwords do not match.',
  repeatedPasswordMissing: 'Enter the new password again.',
} as const;
