import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Moves all orders over when the second stack is empty. */
function serveOrders(events: readonly number[]): number[] {
  const incoming: number[] = [];
  const outgoing: number[] = [];
  const served: number[] = [];
  for (const event of events) {
    if (event > 0) {
      incoming.push(event);
      continue;
    }
    if (outgoing.length === 0) outgoing.push(...incoming.splice(0).reverse());
    const order = outgoing.pop();
    if (order !== undefined) served.push(order);
  }
  return served;
}

function smallInput(random: Random): [events: number[]] {
  return [random.list(random.int(0, 10), () => (random.int(0, 1) === 0 ? 0 : random.int(1, 9)))];
}

/** First all orders come, then they are served and as many come again. */
function inputOfSize(random: Random, length: number): [events: number[]] {
  const half = Math.floor(length / 2);
  const orders = random.list(half, () => random.int(1, 1_000_000));
  return [[...orders, ...Array.from({ length: length - half }, (_, i) => (i % 2 === 0 ? 0 : (i % 999) + 1))]];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small list of events ${seed}`,
  args: () => smallInput(seededRandom(21_610 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: serveOrders,
  bruteForce,
  smallInput,
  growth: { n: 'the number of events', largest: 200_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[5, 8, 0, 6, 0, 0]], expected: [5, 8, 6] },
    { name: 'example 2', args: [[0, 3]], expected: [] },
    { name: 'example 3', args: [[]], expected: [] },
    { name: 'one order, not served', args: [[4]], expected: [] },
    { name: 'one order, served', args: [[4, 0]], expected: [4] },
    { name: 'served twice as often as ordered', args: [[4, 0, 0]], expected: [4] },
    { name: 'new orders between', args: [[1, 2, 0, 3, 0, 4, 0, 0]], expected: [1, 2, 3, 4] },
    { name: 'the same number twice', args: [[7, 7, 0, 0]], expected: [7, 7] },
    { name: 'only zeros', args: [[0, 0, 0]], expected: [] },
    { name: 'empty, then orders again', args: [[1, 0, 0, 2, 0]], expected: [1, 2] },
    { name: 'an order while older ones wait', args: [[1, 2, 3, 0, 4, 0]], expected: [1, 2] },
    ...randomSmall,
    { name: '200 000 events, 100 000 open orders', args: () => inputOfSize(seededRandom(21_601), 200_000) },
    {
      name: '100 000 orders, then 100 000 zeros',
      args: () => [[...Array.from({ length: 100_000 }, (_, i) => i + 1), ...Array<number>(100_000).fill(0)]],
    },
    {
      name: 'an order and a zero in turns',
      args: () => [Array.from({ length: 200_000 }, (_, i) => (i % 2 === 0 ? 5 : 0))],
    },
  ],
});
