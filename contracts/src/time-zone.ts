import { text } from './request-field.ts';

/** An IANA time zone such as `Europe/Berlin`. */
export const timeZone = (field: string) => text(field).refine(isTimeZone, `${field}: unknown time zone`);

function isTimeZone(zone: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '' &&
      !/^[+-]/.test(zone)
    );
  } catch {
    return false;
  }
}
