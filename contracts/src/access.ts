/**
 * When a year of access that begins at `from` ends: the same date of the next year, at its last second (UTC). An extension
 * begins at the former end.
 */
export function accessEnd(from: Date): Date {
  return new Date(Date.UTC(from.getUTCFullYear() + 1, from.getUTCMonth(), from.getUTCDate(), 23, 59, 59));
}

const dayMs = 24 * 3600 * 1000;

/** Days (UTC, as a calendar counts them) until access ends: 0 on its last day, negative afterwards. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.floor(expiresAt.getTime() / dayMs) - Math.floor(now.getTime() / dayMs);
