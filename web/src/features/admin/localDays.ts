/** Start of a local day such as `2026-12-01`, as ISO 8601. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** Last second of a local day, as ISO 8601. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
