import { limits, outputCutNote } from '@dryrun/contracts/limits';

const errorLength = 8 * 1024;

/** A literal as shown: in full up to 2 kB, then cut. */
export function truncateValue(literal: string): string {
  const rest = literal.length - limits.shownValueBytes;
  return rest <= 0 ? literal : `${literal.slice(0, limits.shownValueBytes)}…(${rest} more)`;
}

/** A learner's prints as shown; `truncated` says that more was written than `text` holds. */
export function truncateOutput(text: string, truncated: boolean): string {
  if (!truncated && text.length <= limits.shownOutputBytes) return text;
  const kept = text.slice(0, limits.shownOutputBytes);
  return `${kept}${kept.endsWith('\n') ? '' : '\n'}${outputCutNote}`;
}

/** An error text as shown: its beginning and its end, where the cause usually is. */
export function truncateText(text: string): string {
  if (text.length <= errorLength) return text;
  return `${text.slice(0, errorLength / 2)}\n…\n${text.slice(-errorLength / 2)}`;
}
