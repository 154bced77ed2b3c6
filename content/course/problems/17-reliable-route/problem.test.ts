import { expect, test } from '@jest/globals';
import { answersEqual } from '../../../src/comparison.ts';
import { seededRandom } from '../../../src/random.ts';
import { smallInput, type Network } from './inputs.ts';
import { problem } from './problem.ts';

const bestReliability = problem.reference as (...network: Network) => number;

/** Walks along every route that visits no node twice. */
function bruteForce(_: number, links: number[][], start: number, end: number): number {
  const walk = (node: number, visited: readonly number[]): number => {
    if (node === end) return 1;
    const chances = links.map(([u, v, percent]) => {
      const next = u === node ? v : v === node ? u : undefined;
      if (next === undefined || visited.includes(next)) return 0;
      return ((percent as number) / 100) * walk(next, [...visited, next]);
    });
    return Math.max(0, ...chances);
  };
  return walk(start, [start]);
}

test('the reference finds the chance that trying every route finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 300; round += 1) {
    const network = smallInput(random);
    const [answer, wanted] = [bestReliability(...network), bruteForce(...network)];
    expect({ network, isEqual: answersEqual('float-1e-6', 'double', wanted, answer) }).toEqual({
      network,
      isEqual: true,
    });
  }
});
