import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { falling, inputOfSize, plateau, randomDays, sameEveryDay, sawTooth, smallInput } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Walks through the season twice with one stack of waiting days. */
function daysToWarmer(temps: readonly number[]): number[] {
  const wait = temps.map(() => 0);
  const waiting: number[] = [];
  const at = (day: number): number => temps[day % temps.length] as number;
  for (let today = 0; today < 2 * temps.length; today += 1) {
    while (waiting.length > 0 && at(waiting.at(-1) as number) < at(today)) {
      const day = waiting.pop() as number;
      wait[day] = today - day;
    }
    if (today < temps.length) waiting.push(today);
  }
  return wait;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small season ${seed}`,
  args: () => smallInput(seededRandom(10710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: daysToWarmer,
  bruteForce,
  smallInput,
  growth: { n: 'the number of days', largest: 800_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[20, 22, 19, 18, 23, 21]], expected: [1, 3, 2, 1, 0, 2] },
    { name: 'example 2', args: [[5, 5, 5]], expected: [0, 0, 0] },
    { name: 'example 3', args: [[3, -8, -5, 0]], expected: [0, 1, 1, 1] },
    { name: 'one day', args: [[7]], expected: [0] },
    { name: 'two days, rising', args: [[1, 2]], expected: [1, 0] },
    { name: 'two days, falling', args: [[2, 1]], expected: [0, 1] },
    { name: 'only the day before is warmer', args: [[1, 1, 9, 8]], expected: [2, 1, 0, 3] },
    { name: 'a wait of almost a whole round', args: [[4, 5, 1, 1, 1]], expected: [1, 0, 3, 2, 1] },
    { name: 'rising', args: [[1, 2, 3, 4]], expected: [1, 1, 1, 0] },
    { name: 'falling, all wait for the first day', args: [[4, 3, 2, 1]], expected: [0, 3, 2, 1] },
    { name: 'the warmest day twice', args: [[9, 1, 9, 2]], expected: [0, 1, 0, 1] },
    { name: 'below zero', args: [[-5, -9, -7, -9]], expected: [0, 1, 2, 1] },
    { name: 'the first warmer day is behind the end', args: [[2, 3, 1, 2]], expected: [1, 0, 1, 2] },
    { name: 'equal days before the end', args: [[6, 5, 5, 5]], expected: [0, 3, 2, 1] },
    { name: 'two peaks', args: [[1, 8, 2, 9, 3]], expected: [1, 2, 1, 0, 2] },
    ...randomSmall,
    { name: '50 000 equal days', args: sameEveryDay },
    { name: '200 000 falling days', args: falling },
    { name: '199 999 equal days and a warmer one', args: plateau },
    { name: 'slowly falling with some warm days', args: sawTooth },
    { name: '50 000 random days', args: randomDays },
  ],
});
