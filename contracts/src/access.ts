/**
 * When a year of access that begins at `from` ends: the same date of the next year, at its last second (UTC). An extension
 * begins at the former end.
 */
export function accessEnd(from: Date): Date {
  return new Date(Date.UTC(from.getUTCFullYear() + 1, from.getUTCMonth(), from.getUTCDate(), 23, 59, 59));
}
