/** Numbers of the product that both ends need. Source: product specification, sections 4, 5 and 9. */
export const limits = {
  runPolls: 30,
  runPollIntervalMs: 1000,
  checkWaitMs: 1000,
  submissionsPageSize: 30,
  submissionsPageSizeMax: 100,
  codeBytes: 64 * 1024,
  inputBytesPerCase: 16 * 1024,
  inputCases: 8,
  /** An equal run or submit within this time answers the same id (a double click is one job). */
  repeatWindowMs: 5000,
  /** Runs and submissions of one learner that wait for their results, over all questions. */
  unfinishedPerAccount: 3,
  /** A learner's printed output is kept up to here and cut with a note. */
  shownOutputBytes: 64 * 1024,
  /** A failing test's input and values are shown in full up to here. */
  shownValueBytes: 2 * 1024,
  /** Payment polling (specification, section 9). */
  paymentPolls: 30,
  paymentPollIntervalMs: 2000,
  paymentRedirectMs: 1000,
  /** From this many unanswered polls on, the processor itself is asked: its message may be lost. */
  paymentPollsBeforeAsking: 3,
  refundDays: 7,
  /** A refund is given at once up to this share of finished lessons and this much active reading. */
  refundFinishedShare: 0.25,
  refundReadingMinutes: 180,
  /** An owner may buy a year more from this many days before the end. */
  extendDays: 30,
  promoCodeCharacters: 64,
  promoReservationMinutes: 30,
  /** What a card processor charges at least; smaller sums are free. */
  smallestChargeCents: 50,
  /** Of a blog comment, in Unicode code points after trimming; the counter turns orange above the second. */
  commentLength: 1000,
  commentWarningLength: 900,
  /** Words a minute, for the reading time. */
  wordsPerMinute: 225,
  mobileBreakpointPx: 768,
  /** The course page shows this much of the description at first. */
  descriptionCharacters: 300,
  noteCharacters: 10_000,
  toastMs: 3000,
  errorToastMs: 5000,
  copyConfirmMs: 2000,
  signUpToastMs: 8000,
  nameCharacters: 60,
  avatarBytes: 1024 * 1024,
  /** An account that is to be deleted can be kept for this long. */
  deletionGraceDays: 14,
  exportKeptDays: 7,
} as const;

/** Stated in a cut output. */
export const outputCutNote = 'Output was cut at 64 KB.';
