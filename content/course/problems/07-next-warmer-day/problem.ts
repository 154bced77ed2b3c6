import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { falling, inputOfSize, plateau, randomDays, sameEveryDay, sawTooth, smallInput } from './inputs.ts';

/** Monotonic stack of waiting days, the coldest on top. */
function daysToWarmer(temps: readonly number[]): number[] {
  const wait = temps.map(() => 0);
  const waiting: number[] = [];
  temps.forEach((temperature, today) => {
    let day = waiting.at(-1);
    while (day !== undefined && (temps[day] as number) < temperature) {
      wait[day] = today - day;
      waiting.pop();
      day = waiting.at(-1);
    }
    waiting.push(today);
  });
  return wait;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: daysToWarmer,
  bruteForce,
  smallInput,
  growth: { n: 'the number of days', largest: 100_000, input: inputOfSize },
  limits: {
    java: { ...defaultLimits.java, timeMs: 800 },
  },
  cases: [
    { name: 'example 1', args: [[20, 22, 19, 18, 23, 23]], expected: [1, 3, 2, 1, 0, 0] },
    { name: 'example 2, the same every day', args: [[5, 5, 5]], expected: [0, 0, 0] },
    { name: 'example 3, frost', args: [[-3, -8, -5, 0]], expected: [3, 1, 1, 0] },
    { name: 'one day', args: [[7]], expected: [0] },
    { name: 'one day at zero degrees', args: [[0]], expected: [0] },
    { name: 'two days, warmer', args: [[7, 8]], expected: [1, 0] },
    { name: 'two days, colder', args: [[8, 7]], expected: [0, 0] },
    { name: 'rising', args: [[1, 2, 3, 4]], expected: [1, 1, 1, 0] },
    { name: 'falling', args: [[4, 3, 2, 1]], expected: [0, 0, 0, 0] },
    { name: 'falling, then warmer than all', args: [[4, 3, 2, 1, 5]], expected: [4, 3, 2, 1, 0] },
    { name: 'falling, then warmer than some', args: [[9, 4, 2, 1, 3]], expected: [0, 0, 2, 1, 0] },
    { name: 'equal neighbors before a warmer day', args: [[6, 6, 6, 7]], expected: [3, 2, 1, 0] },
    { name: 'equal days with a colder one between', args: [[5, 3, 5, 6]], expected: [3, 1, 1, 0] },
    { name: 'an equal day later does not count', args: [[5, 3, 5]], expected: [0, 1, 0] },
    { name: 'the next warmer day, not the warmest', args: [[1, 2, 9, 3]], expected: [1, 1, 0, 0] },
    { name: 'one warm day ends several waits', args: [[3, 1, 2, 0, 4]], expected: [4, 1, 2, 1, 0] },
    { name: 'a wait goes on over a warm day', args: [[8, 1, 5, 2, 9]], expected: [4, 1, 2, 1, 0] },
    { name: 'up and down', args: [[1, 3, 1, 3, 1, 4]], expected: [1, 4, 1, 2, 1, 0] },
    { name: 'zero degrees among frost', args: [[-1, 0, -1, 0, 1]], expected: [1, 3, 1, 1, 0] },
    { name: 'zero degrees only, then frost', args: [[0, 0, -1]], expected: [0, 0, 0] },
    { name: 'the coldest and the warmest', args: [[-100, 100, -100, 100]], expected: [1, 0, 1, 0] },
    { name: 'the warmest first', args: [[100, -100, 99]], expected: [0, 1, 0] },
    ...randomSmall,
    { name: 'a wait of a hundred and fifty days', args: () => [[1, ...Array<number>(149).fill(0), 2]] },
    { name: '50 000 days, saw teeth', args: sawTooth },
    { name: '50 000 random days', args: randomDays },
    { name: '50 000 days of the same temperature', args: sameEveryDay },
    { name: '200 000 days, colder and colder', args: falling },
    { name: '199 999 equal days before a warmer one', args: plateau },
  ],
});
