import type { Fit } from '@dryrun/contracts/code';
import { growthClasses, growthOf, type GrowthClass } from '@dryrun/contracts/growth';

type Point = readonly [n: number, value: number];

const fewestPoints = 4;
/** Measurements of the same thing differ by about this much; errors below it tell nothing. */
const noise = 0.05;
/**
 * Caches, collectors and compilers at work bend a curve upwards: of two classes that fit about equally well the slower one
 * is the truth more often, and one whose error is within the second factor cannot be ruled out.
 */
const [equallyWell, notRuledOut] = [1.25, 2];

/**
 * Fits `start + scale f(n)`, neither negative, for each class by least squares in which small values count almost as much as
 * large ones. `flatRange` is a difference between the largest and the smallest value that means nothing. Undefined for fewer
 * than four points.
 */
export function fitGrowth(points: readonly Point[], flatRange: number): Fit | undefined {
  if (points.length < fewestPoints) return undefined;
  const fits = growthClasses.map((growth) => fitClass(points, growth));
  const curves = fits
    .filter(({ error }) => Number.isFinite(error))
    .map(({ growth, start, scale }) => ({ growth, start, scale }));
  const values = points.map(([, value]) => value);
  if (Math.max(...values) - Math.min(...values) <= flatRange) return { best: '1', alsoPossible: [], curves };
  const least = Math.min(...fits.map(({ error }) => error));
  const within = (factor: number): GrowthClass[] =>
    fits.filter(({ error }) => error <= Math.max(noise, least * factor)).map(({ growth }) => growth);
  const best = within(equallyWell)[0] ?? '1';
  return { best, alsoPossible: within(notRuledOut).filter((growth) => growth !== best), curves };
}

interface ClassFit {
  readonly growth: GrowthClass;
  readonly start: number;
  readonly scale: number;
  /** The weighted error, as a share of the values. */
  readonly error: number;
}

/** The best curve of one class. */
function fitClass(points: readonly Point[], growth: GrowthClass): ClassFit {
  const of = growthOf[growth];
  const rows = points.map(([n, value]) => ({ f: of(n), value, weight: 1 / value }));
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
  const share = sum(({ f, value }) => (start + scale * f - value) ** 2) / sum(({ value }) => value ** 2);
  return { growth, start, scale, error: Number.isFinite(share) ? Math.sqrt(share) : Infinity };
}
