import { longDate } from '@dryrun/contracts/long-date';
import { browserZone } from './browserZone.ts';

const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago a time (ISO 8601) was, in the largest unit, such as "3 hours ago". */
export function relativeTime(time: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(time)) / 1000));
  const largest = units.find(([, unitSeconds]) => seconds >= unitSeconds);
  return largest ? format.format(-Math.floor(seconds / largest[1]), largest[0]) : 'just now';
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** As "December 5, 2026", in the user's time zone. */
export const formatLongDate = (time: string | Date): string => longDate(time, browserZone);

/** Date of an ISO 8601 string, in the user's time zone. */
export const formatDate = (time: string): string => dateFormat.format(new Date(time));

/** Date and time of an ISO 8601 string, in the user's time zone. */
export function formatDateTime(time: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(time));
}
