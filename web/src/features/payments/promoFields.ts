/** The first moment of a day such as `2026-12-01`, where the admin is, as the API takes it. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** The last second of a day, where the admin is. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

/** The day of a moment, where the admin is, as a date field takes it. */
export function dayOf(instant: string): string {
  const date = new Date(instant);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A limit as typed: nothing is none (null); undefined is not a whole number from 1 on. */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
