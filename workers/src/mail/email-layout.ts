import type { EmailData, EmailTemplate } from '@dryrun/contracts/emails';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Text with user input, such as a name. URLs in it do not become links. */
  | { readonly kind: 'unlinked-text'; readonly text: string }
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  /** Rows of a label and a value, such as the lines of a receipt. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'quote'; readonly text: string };

/** Mail clients show `preview` after the subject in their list. */
export interface EmailContent {
  readonly subject: string;
  readonly preview: string;
  readonly blocks: readonly Block[];
}

export interface TemplateLinks {
  page(path: string): string;
  /** URL with the one-time token of row `tokenId` as a parameter. `next` is the path to open afterward. */
  withToken(path: string, parameter: string, tokenId: string, next?: string): string;
}

/** `zone`: the reader's time zone, such as `Europe/Berlin`. */
type Template<T extends EmailTemplate> = (
  data: EmailData<T>,
  links: TemplateLinks,
  zone: string,
) => EmailContent;

/** A missing template is a compile error. */
export type Templates = { readonly [T in EmailTemplate]: Template<T> };

export const text = (content: string): Block => ({ kind: 'text', text: content });
export const unlinkedText = (content: string): Block => ({ kind: 'unlinked-text', text: content });
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url });

/** Formats as "December 5, 2026 at 4:05 PM EST", with the short name of the time zone. */
export function longTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const zoneName = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })} ${zoneName}`;
}
