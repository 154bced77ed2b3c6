import type { Value } from '@dryrun/contracts/value';

/** Size of an input: first the number of its parts, then the distance of its numbers and letters from 0 and 'a'. */
export interface Weight {
  readonly parts: number;
  readonly oddness: number;
}

export function weightOf(value: Value): Weight {
  if (Array.isArray(value)) {
    const items = (value as readonly Value[]).map(weightOf);
    return {
      parts: items.reduce((sum, item) => sum + item.parts, items.length),
      oddness: items.reduce((sum, item) => sum + item.oddness, 0),
    };
  }
  if (typeof value === 'string') {
    let oddness = 0;
    for (let i = 0; i < value.length; i += 1) oddness += letterOddness(value.charCodeAt(i));
    return { parts: value.length, oddness };
  }
  if (typeof value === 'number' || typeof value === 'bigint') {
    const number = Number(value);
    return { parts: 0, oddness: number < 0 ? 1 - 2 * number : 2 * number };
  }
  return { parts: 0, oddness: 0 };
}

export function isLighter(a: Weight, b: Weight): boolean {
  return a.parts < b.parts || (a.parts === b.parts && a.oddness < b.oddness);
}

const plainLetter = 'a'.charCodeAt(0);

function letterOddness(code: number): number {
  if (code === '.'.charCodeAt(0)) return 0;
  return code >= plainLetter ? code - plainLetter : 100 + code;
}
