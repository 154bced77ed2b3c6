import { expect, test } from '@jest/globals';
import type { GrowthClass } from '@dryrun/contracts/growth';
import { fitGrowth } from './fit.ts';

const sizes = [98, 195, 391, 781, 1562, 3125, 6250, 12_500, 25_000, 50_000];

/** Measurements of a program with 0.4 ms overhead and up to 3% noise. */
function measured(growth: (n: number) => number, largestMs: number): (readonly [number, number])[] {
  const most = growth(sizes.at(-1) ?? 1);
  return sizes.map((n, i) => [n, (0.4 + (largestMs * growth(n)) / most) * (1 + 0.03 * ((i % 3) - 1))]);
}

test.each<readonly [GrowthClass, (n: number) => number, number]>([
  ['n', (n) => n, 12],
  ['n', (n) => n, 400],
  ['n^2', (n) => n ** 2, 15],
  ['n^2', (n) => n ** 2, 900],
  ['n^3', (n) => n ** 3, 900],
  ['log n', (n) => Math.log2(n), 20],
])('fits growth of %s', (name, growth, largestMs) => {
  expect(fitGrowth(measured(growth, largestMs), 0)?.best).toBe(name);
});

test('considers n log n possible but not n^2 for n log n growth', () => {
  const fit = fitGrowth(
    measured((n) => n * Math.log2(n), 300),
    0,
  );
  expect([fit?.best, ...(fit?.alsoPossible ?? [])]).toContain('n log n');
  expect([fit?.best, ...(fit?.alsoPossible ?? [])]).not.toContain('n^2');
});

test('rules out n^2 for linear growth', () => {
  expect(
    fitGrowth(
      measured((n) => n, 100),
      0,
    )?.alsoPossible,
  ).not.toContain('n^2');
});

test('fits nearly equal values as constant', () => {
  expect(
    fitGrowth(
      sizes.map((n, i) => [n, 8000 + i]),
      1024,
    ),
  ).toMatchObject({ best: '1', alsoPossible: [] });
});

test('returns undefined for three points', () => {
  expect(fitGrowth(measured((n) => n, 100).slice(0, 3), 0)).toBeUndefined();
});
