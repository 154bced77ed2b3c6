import { limits } from './limits.ts';

/** Truncates a literal after 2 kB and appends the length of the rest. */
export function truncateValue(literal: string): string {
  const rest = literal.length - limits.shownValueBytes;
  return rest <= 0 ? literal : `${literal.slice(0, limits.shownValueBytes)}…(${rest} more)`;
}

export const isTruncated = (value: string): boolean => value.length > limits.shownValueBytes;
