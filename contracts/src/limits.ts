/** Product limits shared by client and server. */
export const limits = {
  runPolls: 30,
  runPollIntervalMs: 1000,
  checkWaitMs: 1000,
  submissionsPageSize: 30,
  submissionsPageSizeMax: 100,
  codeBytes: 64 * 1024,
  /** Earlier versions of a draft that are kept, per question and language. */
  draftVersions: 20,
  inputBytesPerCase: 16 * 1024,
  inputCases: 8,
  /** An identical run or submit within this window returns the same id, so a double click creates one job. */
  repeatWindowMs: 5000,
  /** Unfinished runs and submissions per learner, across all questions. */
  unfinishedPerAccount: 3,
  /** Output beyond this is truncated with a note. */
  shownOutputBytes: 64 * 1024,
  /** Inputs and values of a failing test beyond this are truncated. */
  shownValueBytes: 2 * 1024,
  paymentPolls: 30,
  paymentPollIntervalMs: 2000,
  paymentRedirectMs: 1000,
  /** The server fetches the state from Stripe after this many polls, because the webhook may be lost. */
  paymentPollsBeforeFetch: 3,
  refundDays: 7,
  /** Refunds are automatic up to this share of finished lessons and this active reading time. */
  refundFinishedShare: 0.25,
  refundReadingMinutes: 180,
  /** Before access ends. */
  extendDays: 30,
  promoCodeCharacters: 64,
  promoReservationMinutes: 30,
  /** Stripe's minimum charge; smaller totals are free. */
  smallestChargeCents: 50,
  /** In Unicode code points after trimming; the counter turns orange above `commentWarningLength`. */
  commentLength: 1000,
  commentWarningLength: 900,
  wordsPerMinute: 225,
  accountViewMinutes: 15,
  descriptionCharacters: 300,
  noteCharacters: 10_000,
  toastMs: 3000,
  errorToastMs: 5000,
  copyConfirmMs: 2000,
  signUpToastMs: 8000,
  nameCharacters: 60,
  avatarBytes: 1024 * 1024,
  /** Days until a requested account deletion takes effect; it can be undone until then. */
  deletionGraceDays: 14,
  exportRetentionDays: 7,
  /** Days until a recording of a program is deleted. */
  traceRetentionDays: 7,
  /** Later traces replace older ones, to limit the storage. */
  tracesPerAccount: 50,
} as const;

export const truncatedOutputNote = 'Output was cut at 64 KB.';
