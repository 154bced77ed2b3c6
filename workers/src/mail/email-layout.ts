import type { EmailData, EmailTemplate } from '@dryrun/contracts/emails';

/** A part of a letter; both its HTML and its text are made from it. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** A sentence with somebody's own words, such as a name: no address in it becomes a link. */
  | { readonly kind: 'plain'; readonly text: string }
  /** The one thing to press. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  /** Lines of a name and a value, such as those of a receipt. */
  | { readonly kind: 'figures'; readonly rows: readonly (readonly [string, string])[] }
  /** What somebody wrote. */
  | { readonly kind: 'quote'; readonly text: string };

/** A mail's content. `preview` is what a list of mails shows after the subject. */
export interface Letter {
  readonly subject: string;
  readonly preview: string;
  readonly blocks: readonly Block[];
}

/** Addresses of our pages for letters. */
export interface Links {
  /** A page, such as `/profile`. */
  page(path: string): string;
  /** A page that a token opens: `parameter` holds the token of the row `tokenId`. */
  opening(path: string, parameter: string, tokenId: string): string;
}

/** How a mail of one kind is worded; `zone` is the reader's time zone, such as `Europe/Berlin`. */
export type Template<T extends EmailTemplate> = (data: EmailData<T>, links: Links, zone: string) => Letter;

export const plain = (sentence: string): Block => ({ kind: 'plain', text: sentence });
export const text = (sentence: string): Block => ({ kind: 'text', text: sentence });
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url });

/** "December 5, 2026"; access to a course ends by the calendar of UTC, whatever the reader's zone. */
export const longDate = (instant: string, timeZone = 'UTC'): string =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });

/** "December 5, 2026 at 4:05 PM UTC", or "GMT+1" or "EST" at the end. */
export function longTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })} ${name}`;
}

/** "$31.20". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
