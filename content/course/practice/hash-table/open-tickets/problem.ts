import { parseLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import {
  inputOfSize,
  manyCounts,
  mixed,
  movedAround,
  oldestFirst,
  smallInput,
  type Operation,
} from './inputs.ts';
import { signature } from './signature.ts';

/** Keeps a stack of the openings of each topic, and drops outdated entries when they come to the top. */
function runDesk(operations: readonly Operation[]): number[] {
  const topicOf = new Map<number, number>();
  const counts = new Map<number, number>();
  const openings = new Map<number, number[]>();
  const results: number[] = [];
  const close = (ticket: number): void => {
    const topic = topicOf.get(ticket);
    if (topic === undefined) return;
    counts.set(topic, (counts.get(topic) ?? 0) - 1);
    topicOf.delete(ticket);
  };
  for (const [kind, first = 0, second = 0] of operations) {
    if (kind === 1) {
      close(first);
      topicOf.set(first, second);
      counts.set(second, (counts.get(second) ?? 0) + 1);
      openings.set(second, openings.get(second) ?? []);
      openings.get(second)?.push(first);
    } else if (kind === 2) {
      close(first);
    } else if (kind === 3) {
      results.push(counts.get(first) ?? 0);
    } else {
      const stack = openings.get(first) ?? [];
      while (stack.length > 0 && topicOf.get(stack.at(-1) as number) !== first) stack.pop();
      results.push(stack.at(-1) ?? -1);
    }
  }
  return results;
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small desk ${seed}`,
  args: () => mixed(seededRandom(25_410 + seed), 25, 5, 3),
}));

/** Parses a list of lists from one line. */
const operations = (text: string): Value => parseLiteral('int[][]', text, 'operations');

const caseOf = (name: string, text: string, expected: number[]) => ({
  name,
  args: [operations(text)],
  expected,
});

export const problem = defineProblem({
  signature,
  reference: runDesk,
  bruteForce,
  smallInput,
  growth: { n: 'the number of operations', largest: 80_000, input: inputOfSize },
  cases: [
    caseOf('example 1', '[[1,70,5],[1,71,5],[1,72,6],[3,5],[4,5],[2,71],[4,5],[3,5]]', [2, 71, 70, 1]),
    caseOf(
      'example 2, a ticket that moves',
      '[[1,8,1],[1,9,1],[1,8,1],[4,1],[3,1],[1,8,2],[4,1],[3,2]]',
      [8, 2, 9, 1],
    ),
    caseOf('example 3, nothing is open', '[[3,4],[4,4],[2,30],[1,0,4],[4,4]]', [0, -1, 0]),
    caseOf('no question', '[[1,5,5],[2,5]]', []),
    caseOf('one question', '[[4,0]]', [-1]),
    caseOf('ticket 0 under topic 0', '[[1,0,0],[3,0],[4,0]]', [1, 0]),
    caseOf('closing an unknown ticket', '[[2,7],[3,0],[1,1,0],[2,7],[3,0]]', [0, 1]),
    caseOf('closing a ticket twice', '[[1,3,9],[1,4,9],[2,3],[2,3],[3,9],[4,9]]', [1, 4]),
    caseOf('all tickets of a topic are closed', '[[1,3,9],[2,3],[4,9],[3,9]]', [-1, 0]),
    caseOf('asking twice', '[[1,3,9],[1,4,9],[4,9],[4,9],[3,9]]', [4, 4, 2]),
    caseOf('an older ticket is closed', '[[1,3,9],[1,4,9],[2,3],[4,9],[3,9]]', [4, 1]),
    caseOf('the two latest are closed', '[[1,1,9],[1,2,9],[1,3,9],[2,2],[2,3],[4,9],[3,9]]', [1, 1]),
    caseOf('a smaller ticket number comes later', '[[1,8,2],[1,5,2],[4,2],[2,5],[4,2]]', [5, 8]),
    caseOf('opened again after closing', '[[1,1,2],[1,6,2],[2,1],[1,1,2],[4,2],[3,2]]', [1, 2]),
    caseOf('opened again under the same topic', '[[1,1,2],[1,6,2],[1,1,2],[4,2],[3,2]]', [1, 2]),
    caseOf('opened three times, closed once', '[[1,1,2],[1,1,2],[1,1,2],[2,1],[3,2],[4,2]]', [0, -1]),
    caseOf('moved to another topic', '[[1,1,2],[1,6,2],[1,6,3],[4,2],[4,3],[3,2],[3,3]]', [1, 6, 1, 1]),
    caseOf('moved and back', '[[1,1,2],[1,6,2],[1,1,3],[1,1,2],[4,2],[4,3],[3,2],[3,3]]', [1, -1, 2, 0]),
    caseOf(
      'moved and back, then closed',
      '[[1,1,2],[1,6,2],[1,1,3],[1,1,2],[2,1],[4,2],[2,6],[4,2]]',
      [6, -1],
    ),
    caseOf(
      'an old opening comes to the top while its ticket is elsewhere',
      '[[1,1,2],[1,6,2],[1,1,3],[2,6],[4,2],[1,1,2],[4,2]]',
      [-1, 1],
    ),
    caseOf(
      'a question between two moves',
      '[[1,1,2],[4,2],[1,1,3],[4,2],[1,1,2],[4,2],[4,3]]',
      [1, -1, 1, -1],
    ),
    caseOf('large topics', '[[1,1,1000],[1,2,1000],[2,2],[4,1000],[3,1000]]', [1, 1]),
    caseOf('the largest numbers', '[[1,1000000,1000000],[4,1000000],[3,1000000]]', [1_000_000, 1]),
    ...randomSmall,
    { name: '20 000 operations on moved tickets', args: () => movedAround(20_000) },
    { name: '20 000 operations, the oldest tickets first', args: () => oldestFirst(20_000) },
    { name: '30 000 mixed operations', args: () => inputOfSize(seededRandom(25_401), 30_000) },
    { name: '40 000 tickets and 40 000 counts', args: () => manyCounts(80_000) },
  ],
});
