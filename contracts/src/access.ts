/**
 * Returns the same date of the next year, at its last second (UTC). Pass the previous end for an extension, and -1
 * for the end without the last year.
 */
export function accessEnd(from: Date, years = 1): Date {
  return new Date(Date.UTC(from.getUTCFullYear() + years, from.getUTCMonth(), from.getUTCDate(), 23, 59, 59));
}

const dayMs = 24 * 3600 * 1000;

/** Calendar days (UTC) until access ends: 0 on the last day, negative afterward. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.floor(expiresAt.getTime() / dayMs) - Math.floor(now.getTime() / dayMs);

/** Days before the end of access on which the owner gets an email, in descending order; 0 is the last day. */
export const reminderDays = [30, 7, 1, 0] as const;
