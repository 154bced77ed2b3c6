/** Formats as "December 5, 2026". The default zone is UTC, in which the end of course access is defined. */
export const longDate = (instant: string | Date, timeZone = 'UTC'): string =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
