export const limitError = 'Enter a whole number of 1 or more, or leave it empty.';

/** Parses a limit. Empty means no limit (null); undefined means invalid. */
export function parseLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
