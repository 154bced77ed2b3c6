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
  mobileBreakpointPx: 768,
  toastMs: 3000,
  errorToastMs: 5000,
  copyConfirmMs: 2000,
} as const;

/** Stated in a cut output. */
export const outputCutNote = 'Output was cut at 64 KB.';
