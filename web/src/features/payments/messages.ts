import { limits } from '@dryrun/contracts/limits';

/** Sentences of checkout and payments (specification, sections 2, 5 and 8). */
export const messages = {
  promoApplied: (code: string, percent: string) => `Promo code ${code} applied: ${percent} off.`,
  promoInvalid: 'Invalid promo code.',
  submitFailed: 'Oops! Something went wrong.',
  paymentFailed: (message: string) => `Payment failed: ${message}`,
  namesTooltip: 'Your name helps to validate the payment as non-fraudulent.',
  consentMissing: 'Tick this box to go on.',
  confirming: (attempt: number) => `Confirming your payment... (${attempt}/${limits.paymentPolls})`,
  withCount: (message: string, attempt: number) => `${message} (${attempt}/${limits.paymentPolls})`,
  networkError: (attempt: number) => `Network error, retrying... (${attempt}/${limits.paymentPolls})`,
  confirmed: 'Payment confirmed!',
  timeout:
    'Payment processing timeout. Please check your account or contact support if your payment was charged.',
  missing: 'Missing payment information. Please try again.',
  limitWrong: (field: string) => `${field}: a whole number from 1 on is needed, or nothing.`,
  notPrinted:
    'An invoice can print Latin, Greek and Cyrillic letters. Others become question marks: please write them in one of these.',
  loadFailed: 'Oops! Something went wrong. Please try again!',
} as const;

/** The states of a refund in words. */
export const refundTexts = {
  requested: 'Refund requested',
  approved: 'Refund on its way',
  pending: 'Refund on its way',
  succeeded: 'Refunded',
  failed: 'Refund failed',
  rejected: 'Refund rejected',
} as const;
