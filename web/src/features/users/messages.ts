import { unknownError } from '../../shared/error.ts';

export const messages = {
  unknownError,
  linkNotValid: 'This link is no longer valid. You can change your email settings in your profile.',
  saved: 'Saved.',
  imageNotReadable: "Your browser can't read this picture. Choose a JPEG, PNG, WebP or GIF.",
  accessNotGivenUp: 'Please confirm that you give up your access.',
  emailNotYours: "This is not your account's email.",
} as const;
