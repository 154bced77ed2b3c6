import type { MailData, MailTemplate } from '@dryrun/contracts/mails';

/** A part of a letter; both its HTML and its text are made from it. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
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

/** How a mail of one kind is worded. */
export type Template<T extends MailTemplate> = (data: MailData<T>, links: Links) => Letter;

export const text = (sentence: string): Block => ({ kind: 'text', text: sentence });
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url });

/** "December 5, 2026", in UTC. */
export const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "December 5, 2026 at 4:05 PM UTC". */
export const longTime = (instant: string): string =>
  `${new Date(instant).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** "$31.20". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
