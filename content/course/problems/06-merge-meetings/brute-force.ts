import type { Meeting } from './inputs.ts';

/** Marks every busy minute and every busy gap between minutes, then reads the marks. */
export function bruteForce(meetings: readonly Meeting[]): Meeting[] {
  const marks = new Set<number>();
  for (const [start, end] of meetings) {
    for (let half = 2 * start; half <= 2 * end; half += 1) marks.add(half);
  }
  const busy: Meeting[] = [];
  for (const half of [...marks].sort((a, b) => a - b)) {
    const last = busy.at(-1);
    if (last && marks.has(half - 1)) last[1] = half / 2;
    else busy.push([half / 2, half / 2]);
  }
  return busy;
}
