import type { Fit } from '@dryrun/contracts/code';
import { growthClasses, growthFunctions, type GrowthClass } from '@dryrun/contracts/growth';

type Point = readonly [n: number, value: number];

const minPoints = 4;
/** Typical relative difference between two measurements of the same program. Smaller errors are not significant. */
const noise = 0.05;
/**
 * Multiples of the smallest error. Caches, garbage collectors and JIT compilers bend measured curves upward. So the
 * first class within `bestFactor` wins, even if a faster-growing one fits better. All within `possibleFactor` are
 * possible.
 */
const [bestFactor, possibleFactor] = [1.25, 2];

/**
 * Fits `start + scale * f(n)` with nonnegative parameters for each class by weighted least squares. The weights keep
 * large values from dominating. Values that differ by at most `flatRange` are constant. Undefined for fewer than four
 * points.
 */
export function fitGrowth(points: readonly Point[], flatRange: number): Fit | undefined {
  if (points.length < minPoints) return undefined;
  const fits = growthClasses.map((growth) => fitClass(points, growth));
  const curves = fits
    .filter(({ error }) => Number.isFinite(error))
    .map(({ growth, start, scale }) => ({ growth, start, scale }));
  const values = points.map(([, value]) => value);
  if (Math.max(...values) - Math.min(...values) <= flatRange) return { best: '1', alsoPossible: [], curves };
  const smallestError = Math.min(...fits.map(({ error }) => error));
  const within = (factor: number): GrowthClass[] =>
    fits.filter(({ error }) => error <= Math.max(noise, smallestError * factor)).map(({ growth }) => growth);
  const best = within(bestFactor)[0] ?? '1';
  return { best, alsoPossible: within(possibleFactor).filter((growth) => growth !== best), curves };
}

interface ClassFit {
  readonly growth: GrowthClass;
  readonly start: number;
  readonly scale: number;
  /** Relative weighted error. */
  readonly error: number;
}

function fitClass(points: readonly Point[], growth: GrowthClass): ClassFit {
  const growthFunction = growthFunctions[growth];
  const rows = points.map(([n, value]) => ({ f: growthFunction(n), value, weight: 1 / value }));
  const sum = (term: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + row.weight * term(row), 0);
  const [w, wf, wff, wv, wfv] = [
    sum(() => 1),
    sum(({ f }) => f),
    sum(({ f }) => f * f),
    sum(({ value }) => value),
    sum(({ f, value }) => f * value),
  ];
  const determinant = w * wff - wf * wf;
  let scale = determinant > 0 && Number.isFinite(determinant) ? (w * wfv - wf * wv) / determinant : 0;
  let start = (wv - scale * wf) / w;
  if (scale < 0) [start, scale] = [wv / w, 0];
  if (start < 0) [start, scale] = [0, wff > 0 ? wfv / wff : 0];
  const relativeSquaredError =
    sum(({ f, value }) => (start + scale * f - value) ** 2) / sum(({ value }) => value ** 2);
  const error = Number.isFinite(relativeSquaredError) ? Math.sqrt(relativeSquaredError) : Infinity;
  return { growth, start, scale, error };
}
