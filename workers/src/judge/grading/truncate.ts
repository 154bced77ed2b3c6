import { limits, truncatedOutputNote } from '@dryrun/contracts/limits';

const maxErrorLength = 8 * 1024;

/** Truncates a program's output and appends a note. `truncated`: output beyond `text` was already dropped. */
export function truncateOutput(text: string, truncated: boolean): string {
  if (!truncated && text.length <= limits.shownOutputBytes) return text;
  const start = text.slice(0, limits.shownOutputBytes);
  return `${start}${start.endsWith('\n') ? '' : '\n'}${truncatedOutputNote}`;
}

/** Truncates an error text in the middle, because the cause is usually at its end. */
export function truncateText(text: string): string {
  if (text.length <= maxErrorLength) return text;
  return `${text.slice(0, maxErrorLength / 2)}\n…\n${text.slice(-maxErrorLength / 2)}`;
}
