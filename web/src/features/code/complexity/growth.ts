import type { Fit } from '@dryrun/contracts/code';
import { growthFunctions, type GrowthClass } from '@dryrun/contracts/growth';

export const growthNames: Readonly<Record<GrowthClass, string>> = {
  '1': 'O(1)',
  'log n': 'O(log n)',
  n: 'O(n)',
  'n log n': 'O(n log n)',
  'n^2': 'O(n²)',
  'n^3': 'O(n³)',
  '2^n': 'O(2ⁿ)',
};

/** The fitted curve of a class; undefined if the class was not fitted. */
export function fittedCurve(fit: Fit | undefined, growth: GrowthClass): ((n: number) => number) | undefined {
  const curve = fit?.curves.find((candidate) => candidate.growth === growth);
  if (!curve) return undefined;
  return (n) => curve.start + (curve.scale === 0 ? 0 : curve.scale * growthFunctions[growth](n));
}

export function compareGuess(fit: Fit, claimed: GrowthClass | undefined): string | undefined {
  if (claimed === undefined) return undefined;
  if (claimed === fit.best) return `Your guess ${growthNames[claimed]} matches the measurement.`;
  if (fit.alsoPossible.includes(claimed))
    return `Your guess ${growthNames[claimed]} is possible: the measurement cannot distinguish it from ${growthNames[fit.best]}.`;
  return `Your guess ${growthNames[claimed]} does not match the measurement.`;
}

/** About four round axis ticks from 0 to at least `max`. */
export function ticksUpTo(max: number): number[] {
  if (!(max > 0)) return [0, 1];
  const minStep = max / 4;
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const step =
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= minStep) ?? minStep;
  // 1e-9 prevents an extra tick caused by a floating-point error.
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, i) =>
    Number((i * step).toPrecision(6)),
  );
}
