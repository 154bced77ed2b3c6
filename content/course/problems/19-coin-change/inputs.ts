import { seededRandom, type Random } from '../../../src/random.ts';

type Input = [coins: number[], amount: number];

const mostCoins = 12;
const largestAmount = 10_000;

/** Up to 4 coins of at most 12 and an amount of at most 40; some amounts are impossible. */
export function smallInput(random: Random): Input {
  return [differentCoins(random, random.int(1, 4), 2, 12), random.int(0, 40)];
}

/** Twelve coins of up to a tenth of the amount. */
export function inputOfSize(random: Random, amount: number): Input {
  return [differentCoins(random, mostCoins, 2, Math.max(20, Math.floor(amount / 10))), amount];
}

/** Twelve coins of two or three digits. */
export function largeInput(): Input {
  return inputOfSize(seededRandom(1901), largestAmount);
}

/** Twelve coins, only some of them small enough to be usable. */
export function hugeCoins(): Input {
  const random = seededRandom(1902);
  const coins = [...differentCoins(random, 6, 2_147_473_000, 2_147_483_646), 2_147_483_647, 10_001, 9_999];
  return [random.shuffle([...coins, 37, 91, 203]), largestAmount];
}

function differentCoins(random: Random, count: number, least: number, most: number): number[] {
  const coins = new Set<number>();
  while (coins.size < count) coins.add(random.int(least, most));
  return [...coins];
}
