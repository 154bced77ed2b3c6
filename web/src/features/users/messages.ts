export const messages = {
  unknownError: 'Oops! Something went wrong. Please try again!',
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
