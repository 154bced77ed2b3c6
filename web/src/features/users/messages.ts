import { unknownError } from '../../shared/error.ts';

export const messages = {
  unknownError,
  linkNotValid: 'This link is no longer valid. Please request a new one.',
  saved: 'Saved.',
  nameMissing: 'Enter a name.',
  emailMissing: 'Enter your email.',
  emailIncomplete: 'Enter a full email address, such as name@example.com.',
  passwordMissing: 'Enter your password.',
  newPasswordMissing: 'Choose a password.',
  passwordsDiffer: 'Passwords do not match.',
  imageNotReadable: "Your browser can't read this picture. Choose a JPEG, PNG, WebP or GIF.",
  emailNotYours: "This is not your account's email.",
} as const;
