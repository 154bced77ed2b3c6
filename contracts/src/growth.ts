/** Growth classes a measurement is fitted to, slowest-growing first. */
export const growthClasses = ['1', 'log n', 'n', 'n log n', 'n^2', 'n^3', '2^n'] as const;

export type GrowthClass = (typeof growthClasses)[number];

/** The constant class is 0, because every fitted curve has its own constant term. */
export const growthFunctions: Readonly<Record<GrowthClass, (n: number) => number>> = {
  '1': () => 0,
  'log n': (n) => Math.log2(n + 1),
  n: (n) => n,
  'n log n': (n) => n * Math.log2(n + 1),
  'n^2': (n) => n ** 2,
  'n^3': (n) => n ** 3,
  '2^n': (n) => 2 ** Math.min(n, 1000),
};
