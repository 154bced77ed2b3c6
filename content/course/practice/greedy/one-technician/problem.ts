import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Input = [hours: number[], losses: number[]];

const most = 30_000;
const largest = 100_000;

/** Repairs the machines by falling loss per hour of repair. */
function smallestLoss(hours: readonly number[], losses: readonly number[]): bigint {
  const machines = hours.map((time, i) => ({ time, loss: losses[i] ?? 0 }));
  machines.sort((a, b) => b.loss * a.time - a.loss * b.time);
  let end = 0;
  let total = 0n;
  for (const { time, loss } of machines) {
    end += time;
    total += BigInt(end) * BigInt(loss);
  }
  return total;
}

function smallInput(random: Random): Input {
  return build(random, random.int(1, 5), random.pick([2, 5, 10, 10, 1000]));
}

function build(random: Random, machines: number, highest: number): Input {
  return [
    random.list(machines, () => random.int(1, highest)),
    random.list(machines, () => random.int(random.int(0, 4) === 0 ? 0 : 1, highest)),
  ];
}

function inputOfSize(random: Random, machines: number): Input {
  return build(random, machines, largest);
}

/** All machines lose about as much per hour of repair. */
function similarRatios(): Input {
  const random = seededRandom(25_203);
  const hours = random.list(5000, () => random.int(50, 33_000));
  return [hours, hours.map((time) => 3 * time + random.int(-1, 1))];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small factory ${seed}`,
  args: () => build(seededRandom(25_210 + seed), 6, 12),
}));

const caseOf = (name: string, hours: number[], losses: number[], expected: bigint) => ({
  name,
  args: [hours, losses],
  expected,
});

export const problem = defineProblem({
  signature,
  reference: smallestLoss,
  bruteForce,
  smallInput,
  growth: { n: 'the number of machines', largest: most, input: inputOfSize },
  cases: [
    caseOf('example 1', [3, 1, 2], [4, 2, 6], 42n),
    caseOf('example 2, one machine', [5], [7], 35n),
    caseOf('example 3, the order does not matter', [2, 4], [3, 6], 42n),
    caseOf('a machine that nothing depends on', [5], [0], 0n),
    caseOf('nothing depends on any machine', [1, 2, 3], [0, 0, 0], 0n),
    caseOf('a quick repair without loss', [1, 10], [0, 1], 10n),
    caseOf('equal times', [2, 2, 2], [1, 5, 3], 28n),
    caseOf('equal losses', [5, 1, 3], [2, 2, 2], 28n),
    caseOf('equal machines', [3, 3, 3], [2, 2, 2], 36n),
    caseOf('a long repair that is worth it', [4, 1], [9, 2], 46n),
    caseOf('a long repair that is not worth it', [4, 1], [7, 2], 37n),
    caseOf('ratios that differ after the point only', [5, 2, 3], [9, 3, 5], 115n),
    caseOf('already in the best order', [1, 2, 3, 4], [9, 8, 7, 6], 135n),
    caseOf('in the worst order', [4, 3, 2, 1], [6, 7, 8, 9], 135n),
    caseOf('the smallest values', [1, 1], [1, 1], 3n),
    caseOf('the largest values', [largest, largest], [largest, largest], 30_000_000_000n),
    caseOf('two long repairs and large losses', [50_000, 50_000], [40_000, 50_000], 6_500_000_000n),
    caseOf(
      'a short repair of a machine with a small loss',
      [100_000, 30_000],
      [99_999, 40_000],
      14_199_870_000n,
    ),
    ...randomSmall,
    { name: '5000 machines with similar ratios', args: similarRatios },
    { name: '20 000 machines', args: () => inputOfSize(seededRandom(25_201), 20_000) },
    {
      name: '30 000 equal machines with the largest values',
      args: () => [Array<number>(most).fill(largest), Array<number>(most).fill(largest)],
      expected: 4_500_150_000_000_000_000n,
    },
    { name: '30 000 machines', args: () => inputOfSize(seededRandom(25_202), most) },
  ],
});
