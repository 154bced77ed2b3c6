import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

type Meeting = readonly [start: number, end: number];

/** Bookings sorted by start; each extends the last busy period or starts a new one. */
export function generateSteps({ meetings }: { readonly meetings: readonly Meeting[] }): StepInput[] {
  const sorted = meetings.toSorted(([a], [b]) => a - b);
  const busy: [number, number][] = [];
  const steps: StepInput[] = [];
  const show = (text: string, at: number, mark?: Mark): void => {
    const bookings = sorted.map(([from, to], i) => ({
      from,
      to,
      label: `${from}–${to}`,
      ...(i < at ? { mark: 'muted' as const } : i === at ? { mark: 'active' as const } : {}),
    }));
    const periods = busy.map(([from, to], i) => ({
      from,
      to,
      label: `${from}–${to}`,
      mark: i === busy.length - 1 && mark ? mark : ('done' as const),
    }));
    const sweep = sorted[at]?.[0];
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'intervals',
            intervals: bookings,
            label: 'bookings',
            sweep,
          },
          ...(periods.length > 0
            ? [{ kind: 'intervals' as const, intervals: periods, label: 'busy periods' }]
            : []),
        ],
      },
    });
  };
  show('Sort the bookings by their start.', sorted.length);
  for (const [at, [start, end]] of sorted.entries()) {
    const last = busy.at(-1);
    if (last && start <= last[1]) {
      const reach = Math.max(last[1], end);
      const word = start === last[1] ? 'touches' : 'overlaps';
      const before = `${last[0]}–${last[1]}`;
      last[1] = reach;
      show(`${start}–${end} ${word} ${before}: the busy period now ends at ${reach}.`, at, 'good');
    } else {
      busy.push([start, end]);
      const why = last ? `starts after ${last[1]}` : 'is the first';
      show(`${start}–${end} ${why}: a new busy period.`, at, 'active');
    }
  }
  show(`${busy.length} busy periods are left.`, sorted.length);
  return steps;
}
