import { text } from './request-field.ts';

const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day such as `2027-01-31`. */
export const day = (field: string) => text(field).refine(isDay, `${field}: must be a day such as 2027-01-31`);

export function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return pattern.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
