import type { Invariant } from '@dryrun/contracts/invariant';

type Periods = readonly (readonly [start: number, end: number])[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'has a period that ends before it starts',
    holds: (periods: Periods) => periods.every(([start, end]) => start <= end),
  },
  {
    broken: 'has periods that overlap, touch or are out of order',
    holds: (periods: Periods) =>
      periods.every(([start], i) => i === 0 || start > (periods[i - 1]?.[1] ?? -Infinity)),
  },
  {
    broken: 'leaves out a part of a booking',
    holds: (periods: Periods, meetings: Periods) =>
      meetings.every(([from, to]) => periods.some(([start, end]) => start <= from && to <= end)),
  },
];
