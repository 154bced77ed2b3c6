import { unknownError } from '../../shared/error.ts';

export const messages = {
  loginFailed: 'Something went wrong!',
  unknownError,
  captcha: {
    'not-ready': 'ReCAPTCHA not ready. Please try again.',
    failed: 'Failed to verify ReCAPTCHA. Please try again.',
  },
  loggedInAs: (email: string) => `You are logged in as ${email}.`,
  recoverySent:
    "You should soon receive an email allowing you to reset your password. Please make sure to check your spam folder if you can't find the email.",
  confirmationSent: (email: string) => `Open the link that we sent to ${email}, then log in here.`,
  linkExpired: 'This confirmation link has expired.',
  loginsDisconnected: (names: readonly string[]) =>
    `For your security, we disconnected ${names.join(' and ')} from your account. You can reconnect in your profile.`,
  passwordChanged: 'Password successfully changed.',
  passwordsDiffer: 'Passwords do not match.',
  linkNotValid: 'This link is no longer valid. Please request a new one.',
  undoLinkNotValid: 'This link is no longer valid.',
  repeatedPasswordMissing: 'Enter the new password again.',
} as const;
