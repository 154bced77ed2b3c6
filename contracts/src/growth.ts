/** Classes of growth that a measurement is compared with, the slowest first. */
export const growthClasses = ['1', 'log n', 'n', 'n log n', 'n^2', 'n^3', '2^n'] as const;

export type GrowthClass = (typeof growthClasses)[number];

/** How each class grows. The constant one adds nothing to what every curve begins with. */
export const growthOf: Readonly<Record<GrowthClass, (n: number) => number>> = {
  '1': () => 0,
  'log n': (n) => Math.log2(n + 1),
  n: (n) => n,
  'n log n': (n) => n * Math.log2(n + 1),
  'n^2': (n) => n ** 2,
  'n^3': (n) => n ** 3,
  '2^n': (n) => 2 ** Math.min(n, 1000),
};
