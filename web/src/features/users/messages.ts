/** Sentences of the profile page which only the client says. */
export const messages = {
  oops: 'Oops! Something went wrong. Please try again!',
  linkNotValid: 'This link is no longer valid. Please request a new one.',
  saved: 'Saved.',
  nameMissing: 'Enter a name.',
  emailMissing: 'Enter your e-mail.',
  emailIncomplete: 'Enter a whole e-mail address, such as name@example.com.',
  passwordMissing: 'Enter your password.',
  newPasswordMissing: 'Choose a password.',
  passwordsDiffer: 'Passwords do not match.',
  imageNotReadable: 'This is not a picture that your browser can read. Choose a JPEG, PNG, WebP or GIF.',
  emailNotYours: 'This is not the e-mail of your account.',
} as const;
