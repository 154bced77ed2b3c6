import { applyEdit, type Edit } from '@dryrun/contracts/edit-log';

/** Few enough that a frame is found within a millisecond, and enough to keep memory small. */
const editsPerSnapshot = 100;

export interface Frame {
  /** The number of edits up to here. */
  readonly index: number;
  readonly text: string;
  /** The line of the last edit, from 1. */
  readonly line: number;
}

/** Finds the text at any time. Snapshots make a jump as quick as a step. */
export function createFrames(initial: string, edits: readonly Edit[]): (atMs: number) => Frame {
  const snapshots = [initial];
  let latest = initial;
  edits.forEach((edit, i) => {
    latest = applyEdit(latest, edit);
    if ((i + 1) % editsPerSnapshot === 0) snapshots.push(latest);
  });
  return (atMs) => {
    const index = countUpTo(edits, atMs);
    const nearest = Math.floor(index / editsPerSnapshot);
    const text = edits
      .slice(nearest * editsPerSnapshot, index)
      .reduce(applyEdit, snapshots[nearest] ?? initial);
    const [, offset = 0, , inserted = ''] = edits[index - 1] ?? [];
    return { index, text, line: text.slice(0, offset + inserted.length).split('\n').length };
  };
}

/** The number of edits whose time is not after `atMs`, by binary search. */
function countUpTo(edits: readonly Edit[], atMs: number): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((edits[middle]?.[0] ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
