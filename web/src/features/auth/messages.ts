/** Sentences of the login form (specification, section 8). */
export const messages = {
  loginFailed: 'Something went wrong!',
  emailMissing: 'Enter your e-mail.',
  passwordMissing: 'Enter your password.',
} as const;
