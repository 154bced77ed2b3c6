import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { apart, inputOfSize, nested, shortMeetings, smallInput, touching, type Meeting } from './inputs.ts';

/** Sorts by start and merges each booking into the last busy period if they overlap or touch. */
function mergeMeetings(meetings: readonly Meeting[]): Meeting[] {
  const busy: Meeting[] = [];
  for (const [start, end] of meetings.toSorted(([a], [b]) => a - b)) {
    const last = busy.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else busy.push([start, end]);
  }
  return busy;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small calendar ${seed}`,
  args: () => smallInput(seededRandom(610 + seed)),
}));

/** Creates a case from "start-end" pairs. */
function caseOf(name: string, meetings: string, expected: string) {
  const read = (text: string): Meeting[] =>
    text.split(' ').map((pair) => pair.split('-').map(Number) as Meeting);
  return { name, args: [read(meetings)], expected: read(expected) };
}

export const problem = defineProblem({
  signature,
  reference: mergeMeetings,
  bruteForce,
  smallInput,
  growth: { n: 'the number of bookings', largest: 100_000, input: inputOfSize },
  cases: [
    caseOf('example 1', '13-15 9-10 10-11 14-16', '9-11 13-16'),
    caseOf('example 2, one inside the other', '1-8 2-3', '1-8'),
    caseOf('example 3, no minute is shared', '5-5 1-2 3-4', '1-2 3-4 5-5'),
    caseOf('one booking', '3-7', '3-7'),
    caseOf('one booking without length', '0-0', '0-0'),
    caseOf('the whole time', '0-1000000', '0-1000000'),
    caseOf('the same booking twice', '4-6 4-6', '4-6'),
    caseOf('the same booking without length twice', '5-5 5-5', '5-5'),
    caseOf('already merged', '1-2 4-5 7-9', '1-2 4-5 7-9'),
    caseOf('already merged, listed from the end', '7-9 4-5 1-2', '1-2 4-5 7-9'),
    caseOf('all in one', '1-4 2-6 5-9 8-10', '1-10'),
    caseOf('touching', '1-2 2-3 3-4', '1-4'),
    caseOf('a minute apart', '1-2 3-4 5-6', '1-2 3-4 5-6'),
    caseOf('the same start, the longer first', '1-9 1-3', '1-9'),
    caseOf('the same start, the shorter first', '1-3 1-9', '1-9'),
    caseOf('the same end', '3-9 1-9 6-9', '1-9'),
    caseOf('a long one holds several, then one begins before it ends', '1-10 2-3 4-5 9-12', '1-12'),
    caseOf('a long one holds several, then one stands apart', '1-10 2-3 4-5 11-12', '1-10 11-12'),
    caseOf('the last booking joins two periods', '1-3 6-8 2-7', '1-8'),
    caseOf('the last booking joins three periods', '1-2 4-5 7-8 2-7', '1-8'),
    caseOf('one without length at a start', '4-4 4-6', '4-6'),
    caseOf('one without length at an end', '6-6 4-6', '4-6'),
    caseOf('one without length inside', '4-8 6-6', '4-8'),
    caseOf('one without length between two', '1-2 3-3 4-5', '1-2 3-3 4-5'),
    caseOf('ten comes after nine', '10-11 9-9 100-101 2-3', '2-3 9-9 10-11 100-101'),
    caseOf('the last minute', '999999-1000000 1000000-1000000 0-1', '0-1 999999-1000000'),
    ...randomSmall,
    { name: '20 000 short bookings', args: shortMeetings },
    { name: '20 000 bookings, each inside the one before', args: nested, expected: [[0, 1_000_000]] },
    { name: '20 000 bookings that touch', args: touching, expected: [[0, 200_000]] },
    { name: '100 000 bookings that stand apart', args: apart },
  ],
});
