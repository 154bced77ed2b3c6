import { seededRandom, type Random } from '../../../src/random.ts';

/** [a, b]: joins the computers a and b. */
export type Cable = readonly number[];

const most = 10_000;

/** An office of 3 to 8 computers. */
export function smallInput(random: Random): [cables: Cable[]] {
  return inputOfSize(random, random.int(3, 8));
}

/** `n` cables: a random tree and one cable more, in any order and direction. */
export function inputOfSize(random: Random, n: number): [Cable[]] {
  const joined = (computer: number): number => random.int(1, computer - 1);
  const tree = Array.from({ length: n - 1 }, (_, i): Cable => [i + 2, joined(i + 2)]);
  const taken = new Set(tree.map(([a, b]) => `${a} ${b}`));
  for (;;) {
    const a = random.int(2, n);
    const extra = [a, joined(a)];
    if (!taken.has(extra.join(' '))) return [mixed(random, [...tree, extra])];
  }
}

/** Gives the computers other numbers, the cables another order, and turns half of the cables round. */
function mixed(random: Random, cables: readonly Cable[]): Cable[] {
  const numbers = random.shuffle(cables.map((_, i) => i + 1));
  return random.shuffle(cables).map((cable) => {
    const [a = 0, b = 0] = cable.map((computer) => numbers[computer - 1] as number);
    return random.int(0, 1) ? [a, b] : [b, a];
  });
}

/** A random tree and one cable more. */
export function largeInput(): [Cable[]] {
  return inputOfSize(seededRandom(1601), most);
}

/** One ring of all computers; whichever cable comes last can go. */
export function shuffledRing(): [Cable[]] {
  return [mixed(seededRandom(1602), ring())];
}

/** One ring of all computers, in order. */
export function ring(): Cable[] {
  return Array.from({ length: most }, (_, i) => [i + 1, i === most - 1 ? 1 : i + 2]);
}

/** A triangle at the start of the list, then a chain to the last computer. */
export function triangleThenChain(): [Cable[]] {
  const chain = Array.from({ length: most - 3 }, (_, i) => [i + 3, i + 4]);
  return [[[1, 2], [2, 3], [3, 1], ...chain]];
}

/** Every cable starts at computer 1, which ends up at the bottom of a deep chain when nothing keeps trees flat. */
export function star(): [Cable[]] {
  const rays = Array.from({ length: most - 1 }, (_, i) => [1, i + 2]);
  return [[...rays, [most, 2]]];
}

/** Pairs are joined to pairs of pairs, and so on; the ring is closed by the very last cable. */
export function doubling(): [Cable[]] {
  const cables: Cable[] = [];
  for (let step = 1; step < most; step *= 2) {
    for (let computer = 1; computer + step <= most; computer += 2 * step)
      cables.push([computer + step, computer]);
  }
  return [[...cables, [most, 1]]];
}
