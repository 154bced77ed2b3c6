import { seededRandom, type Random } from '../../../src/random.ts';

/** Arguments of a test. A link is [u, v, percent]. */
export type Network = [n: number, links: number[][], start: number, end: number];

/** At most 7 nodes and links between about half of the pairs. */
export function smallInput(random: Random): Network {
  const n = random.int(2, 7);
  const links: number[][] = [];
  for (let u = 0; u < n; u += 1) {
    for (let v = u + 1; v < n; v += 1) {
      if (random.int(0, 1) === 0) continue;
      const percent = random.int(1, 100);
      links.push(random.int(0, 1) === 0 ? [u, v, percent] : [v, u, percent]);
    }
  }
  return [n, random.shuffle(links), random.int(0, n - 1), random.int(0, n - 1)];
}

/**
 * A chain of 50,000 nodes in random order, whose first node also has 50,000 weak links to nodes that lead nowhere. Every
 * hundredth link of the chain has 99 percent, the others 100.
 */
export function brush(): Network {
  const half = 50_000;
  const chain = Array.from({ length: half - 1 }, (_, i) => [i, i + 1, i % 100 === 50 ? 99 : 100]);
  const bristles = Array.from({ length: half }, (_, i) => [0, half + i, 1]);
  return [2 * half, seededRandom(1704).shuffle([...chain, ...bristles]), 0, half - 1];
}

export function randomNetwork(seed: number, minPercent: number): Network {
  return inputOfSize(seededRandom(seed), 10_000, minPercent);
}

/** A random tree of `n` nodes (at least 8) and random links: 2 n links in all. */
export function inputOfSize(random: Random, n: number, minPercent = 50): Network {
  const links: number[][] = [];
  const pairs = new Set<number>();
  const join = (u: number, v: number): void => {
    const pair = Math.min(u, v) * n + Math.max(u, v);
    if (u === v || pairs.has(pair)) return;
    pairs.add(pair);
    links.push([u, v, random.int(minPercent, 100)]);
  };
  for (let v = 1; v < n; v += 1) join(random.int(Math.max(0, v - 1000), v - 1), v);
  while (links.length < 2 * n) join(random.int(0, n - 1), random.int(0, n - 1));
  return [n, random.shuffle(links), 0, n - 1];
}

/** A ladder with a short unreliable path and a long reliable one. */
export function ladder(): Network {
  const rungs = 5000;
  const links: number[][] = [];
  for (let i = 0; i < rungs; i += 1) {
    if (i > 0) links.push([i - 1, i, i % 40 === 0 ? 60 : 100], [rungs + i - 1, rungs + i, 100]);
    links.push([i, rungs + i, 98]);
  }
  return [2 * rungs, seededRandom(1703).shuffle(links), 0, rungs - 1];
}

/** Two disconnected halves. */
export function splitNetwork(): Network {
  const half = 5000;
  const chain = (from: number): number[][] =>
    Array.from({ length: half - 1 }, (_, i) => [from + i, from + i + 1, 100]);
  return [2 * half, [...chain(0), ...chain(half)], 0, 2 * half - 1];
}
