import type { Value } from '@dryrun/contracts/value';

/** Size of an input: first the number of its parts, then the distance of its numbers and letters from 0 and 'a'. */
export interface Weight {
  readonly parts: number;
  readonly distance: number;
}

export function weightOf(value: Value): Weight {
  if (Array.isArray(value)) {
    const items = (value as readonly Value[]).map(weightOf);
    return {
      parts: items.reduce((sum, item) => sum + item.parts, items.length),
      distance: items.reduce((sum, item) => sum + item.distance, 0),
    };
  }
  if (typeof value === 'string') {
    let distance = 0;
    for (let i = 0; i < value.length; i += 1) distance += letterDistance(value.charCodeAt(i));
    return { parts: value.length, distance };
  }
  if (typeof value === 'number' || typeof value === 'bigint') {
    const number = Number(value);
    return { parts: 0, distance: number < 0 ? 1 - 2 * number : 2 * number };
  }
  return { parts: 0, distance: 0 };
}

export function isLighter(a: Weight, b: Weight): boolean {
  return a.parts < b.parts || (a.parts === b.parts && a.distance < b.distance);
}

const simplestLetter = 'a'.charCodeAt(0);

function letterDistance(code: number): number {
  if (code === '.'.charCodeAt(0)) return 0; // an empty cell of a board
  return code >= simplestLetter ? code - simplestLetter : 100 + code;
}
