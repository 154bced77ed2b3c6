import type { ReportReason } from '@dryrun/contracts/blog';

/** Texts about comments. docs/product.md fixes those in its section Blog. */
export const messages = {
  logIn: 'Please log in to join the discussion.',
  noCaptcha: 'reCAPTCHA not available. Please refresh the page and try again.',
  submitFailed: 'Failed to submit comment. Please try again.',
  updateFailed: 'Failed to update comment. Please try again.',
  deleteFailed: 'Failed to delete comment. Please try again.',
  replyFailed: 'Failed to add reply. Please try again.',
  reportFailed: 'Failed to report the comment. Please try again.',
  confirmDelete: 'Are you sure you want to delete this comment?',
  deleted: 'This comment was deleted.',
  awaiting: 'Awaiting review. Until then, only you can see it.',
  hidden: 'Hidden while under review.',
  queueFailed: 'The comments could not be loaded. Please try again.',
  decisionFailed: 'This could not be saved. Please try again.',
} as const;

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insult or abuse',
  other: 'Something else',
};
