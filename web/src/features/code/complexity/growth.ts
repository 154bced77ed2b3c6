import type { Fit } from '@dryrun/contracts/code';
import { growthOf, type GrowthClass } from '@dryrun/contracts/growth';

/** How the classes are written. */
export const growthNames: Readonly<Record<GrowthClass, string>> = {
  '1': 'O(1)',
  'log n': 'O(log n)',
  n: 'O(n)',
  'n log n': 'O(n log n)',
  'n^2': 'O(n²)',
  'n^3': 'O(n³)',
  '2^n': 'O(2ⁿ)',
};

/** The best curve of a class through measurements; undefined where none can be drawn. */
export function curveOf(fit: Fit | undefined, growth: GrowthClass): ((n: number) => number) | undefined {
  const curve = fit?.curves.find((one) => one.growth === growth);
  if (!curve) return undefined;
  return (n) => curve.start + (curve.scale === 0 ? 0 : curve.scale * growthOf[growth](n));
}

/** What the measurement says about a claim, in a sentence; undefined when nothing was claimed. */
export function judgeClaim(fit: Fit, claimed: GrowthClass | undefined): string | undefined {
  if (claimed === undefined) return undefined;
  if (claimed === fit.best) return `You claimed ${growthNames[claimed]}: the measurement agrees.`;
  if (fit.alsoPossible.includes(claimed))
    return `You claimed ${growthNames[claimed]}: the measurement cannot tell it apart from ${growthNames[fit.best]}.`;
  return `You claimed ${growthNames[claimed]}: the measurement says otherwise.`;
}

/** Round numbers from 0 to at least `most`, about four of them, for an axis. */
export function ticksUpTo(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, i) =>
    Number((i * step).toPrecision(6)),
  );
}
