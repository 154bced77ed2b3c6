import type { Comparison } from '@dryrun/contracts/signature';
import { diffArrays } from 'diff';

export interface Piece {
  readonly text: string;
  /** True if the other literal does not contain this part. */
  readonly differs: boolean;
}

export interface ValueDiff {
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
}

const tokenPattern = /"(?:[^"\\]|\\.)*"|[^\s,[\]"]+|\s+|./gs;

/** Marks differences between two JSON literals. Pairs equal items if order doesn't matter; unpaired items differ. */
export function diffValues(expected: string, actual: string, comparison: Comparison): ValueDiff {
  if (comparison === 'unordered' || comparison === 'unordered-deep') {
    const expectedItems = itemsOf(expected);
    const actualItems = itemsOf(actual);
    if (expectedItems && actualItems) {
      const key = comparison === 'unordered-deep' ? sortedItem : (item: string) => item;
      return {
        expected: markUnpaired(expectedItems, actualItems, key),
        actual: markUnpaired(actualItems, expectedItems, key),
      };
    }
  }
  return diffTokens(expected, actual);
}

function diffTokens(expected: string, actual: string): ValueDiff {
  const changes = diffArrays(tokens(expected), tokens(actual));
  const piecesExcept = (isExcluded: (change: { added: boolean; removed: boolean }) => boolean) =>
    changes
      .filter((change) => !isExcluded(change))
      .map((change) => ({ text: change.value.join(''), differs: change.added || change.removed }));
  return {
    expected: piecesExcept((change) => change.added),
    actual: piecesExcept((change) => change.removed),
  };
}

function tokens(text: string): string[] {
  return text.match(tokenPattern) ?? [];
}

/** The items of a list literal; undefined for a scalar or a truncated value. */
function itemsOf(text: string): string[] | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('[') || !trimmed.endsWith(']')) return undefined;
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const token of tokens(trimmed.slice(1, -1))) {
    if (token === '[') depth += 1;
    if (token === ']') depth -= 1;
    if (token === ',' && depth === 0) {
      items.push(item);
      item = '';
    } else {
      item += token;
    }
  }
  return item === '' && items.length === 0 ? [] : [...items, item];
}

function sortedItem(item: string): string {
  return itemsOf(item)?.sort().join() ?? item;
}

function markUnpaired(
  items: readonly string[],
  otherItems: readonly string[],
  key: (item: string) => string,
): Piece[] {
  const remainingCounts = new Map<string, number>();
  for (const item of otherItems) remainingCounts.set(key(item), (remainingCounts.get(key(item)) ?? 0) + 1);
  const pieces = items.flatMap((item, i): Piece[] => {
    const count = remainingCounts.get(key(item)) ?? 0;
    remainingCounts.set(key(item), count - 1);
    const piece = { text: item, differs: count <= 0 };
    return i === 0 ? [piece] : [{ text: ',', differs: false }, piece];
  });
  return [{ text: '[', differs: false }, ...pieces, { text: ']', differs: false }];
}
