import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { apart, inputOfSize, smallInput, type Meeting } from './inputs.ts';
import { problem } from './problem.ts';

const mergeMeetings = problem.reference as (meetings: readonly Meeting[]) => Meeting[];

/** Marks each minute that is touched and each space between two minutes that is busy, then reads the marks. */
function bruteForce(meetings: readonly Meeting[]): Meeting[] {
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

test('the reference finds the periods that marking the time finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const [meetings] = smallInput(random);
    expect({ meetings, busy: mergeMeetings(meetings) }).toEqual({ meetings, busy: bruteForce(meetings) });
  }
});

test('the same holds for many bookings', () => {
  const [meetings] = inputOfSize(seededRandom(2027), 2000);
  const busy = mergeMeetings(meetings);
  expect(busy).toEqual(bruteForce(meetings));
  expect(busy.length).toBeGreaterThan(100);
});

test('bookings that stand apart stay as they are', () => {
  expect(mergeMeetings(...apart())).toHaveLength(100_000);
});
