/** An edit of a text: time on the rehearsal's clock in ms, offset, number of removed UTF-16 units, inserted text. */
export type Edit = [atMs: number, offset: number, removed: number, inserted: string];

export function isEdit(value: unknown): value is Edit {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [atMs, offset, removed, inserted] = value as readonly unknown[];
  const isCount = (part: unknown) => typeof part === 'number' && Number.isSafeInteger(part) && part >= 0;
  return isCount(atMs) && isCount(offset) && isCount(removed) && typeof inserted === 'string';
}

/** Returns the text after an edit. Throws RangeError if the edit does not fit the text. */
export function applyEdit(text: string, [, offset, removed, inserted]: Edit): string {
  if (offset + removed > text.length)
    throw new RangeError(`The edit at ${offset} does not fit a text of ${text.length} characters.`);
  return text.slice(0, offset) + inserted + text.slice(offset + removed);
}

/** Returns the text after all edits up to a time. */
export function textAt(initial: string, edits: readonly Edit[], atMs: number): string {
  let text = initial;
  for (const edit of edits) {
    if (edit[0] > atMs) break;
    text = applyEdit(text, edit);
  }
  return text;
}

/** The smallest single edit between two texts; undefined if they are equal. */
export function diffTexts(before: string, after: string, atMs: number): Edit | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [atMs, start, before.length - start - end, after.slice(start, after.length - end)];
}

/**
 * Adds an edit to a list that is not sent yet. Letters typed one after the other within `mergeMs` become one edit, because
 * a replay shows them together anyway.
 */
export function addEdit(edits: readonly Edit[], edit: Edit, mergeMs: number): readonly Edit[] {
  const last = edits.at(-1);
  if (!last) return [edit];
  const [lastMs, lastOffset, lastRemoved, lastInserted] = last;
  const [atMs, offset, removed, inserted] = edit;
  const follows = removed === 0 && offset === lastOffset + lastInserted.length;
  if (!follows || atMs - lastMs > mergeMs || lastInserted.includes('\n')) return [...edits, edit];
  return [...edits.slice(0, -1), [lastMs, lastOffset, lastRemoved, lastInserted + inserted]];
}
