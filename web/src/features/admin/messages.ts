/** Sentences of the admin pages that several of them say. */
export const messages = {
  oops: 'Oops! Something went wrong. Please try again!',
  reasonHint: 'Kept in the audit log for good: name no private matters.',
} as const;
