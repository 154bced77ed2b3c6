import { limits } from '@dryrun/contracts/limits';

/** Texts of checkout and payments. docs/product.md fixes those in its sections Payments and Errors. */
export const messages = {
  promoApplied: (code: string, discount: string) => `Promo code ${code} applied: ${discount} off.`,
  submitFailed: 'Oops! Something went wrong.',
  paymentFailed: (message: string) => `Payment failed: ${message}`,
  namesTooltip: 'Your name helps validate the payment as non-fraudulent.',
  consentMissing: 'Check this box to continue.',
  cardMissing: 'Enter your card details to pay.',
  confirming: (attempt: number) => `Confirming your payment... (${attempt}/${limits.paymentPolls})`,
  withAttempt: (message: string, attempt: number) => `${message} (${attempt}/${limits.paymentPolls})`,
  networkError: (attempt: number) => `Network error, retrying... (${attempt}/${limits.paymentPolls})`,
  confirmed: 'Payment confirmed!',
  timeout:
    'Payment processing timeout. Please check your account or contact support if your payment was charged.',
  unprintable:
    'Invoices support Latin, Greek and Cyrillic letters. Other characters are printed as question marks.',
} as const;

export const refundTexts = {
  requested: 'Refund requested',
  approved: 'Refund in progress',
  pending: 'Refund in progress',
  succeeded: 'Refunded',
  failed: 'Refund failed',
  rejected: 'Refund rejected',
} as const;
