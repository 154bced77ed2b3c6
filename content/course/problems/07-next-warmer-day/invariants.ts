import type { Invariant } from '@dryrun/contracts/invariant';

type Numbers = readonly number[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'doesn’t have one number for each day',
    holds: (waits: Numbers, temps: Numbers) => waits.length === temps.length,
  },
  {
    broken: 'has a wait that doesn’t lead to a warmer day',
    holds: (waits: Numbers, temps: Numbers) =>
      waits.every((wait, day) => wait === 0 || (temps[day + wait] ?? -Infinity) > (temps[day] ?? 0)),
  },
  {
    broken: 'waits longer than to the next warmer day',
    holds: (waits: Numbers, temps: Numbers) =>
      waits.every((wait, day) =>
        temps.slice(day + 1, day + wait).every((other) => other <= (temps[day] ?? 0)),
      ),
  },
];
