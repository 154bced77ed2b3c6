/** Start of a local day such as `2026-12-01`, as ISO 8601. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** Last second of a local day, as ISO 8601. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

/** Converts an ISO 8601 time to a local day such as `2026-12-01`, for a date field. */
export function toDateInput(time: string): string {
  const date = new Date(time);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

export const limitError = 'Enter a whole number of 1 or more, or leave it empty.';

/** Parses a limit. Empty means no limit (null); undefined means invalid. */
export function parseLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
