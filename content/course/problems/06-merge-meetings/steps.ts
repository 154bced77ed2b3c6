import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  sort: {
    java: 'Arrays.sort(sorted, Comparator.comparingInt(meeting -> meeting[0]));',
    python3: 'for start, end in sorted(meetings):',
    c_cpp: 'sort(meetings.begin(), meetings.end());',
  },
  extend: {
    java: 'last[1] = Math.max(last[1], meeting[1]);',
    python3: 'busy[-1][1] = max(busy[-1][1], end)',
    c_cpp: 'busy.back()[1] = max(busy.back()[1], meeting[1]);',
  },
  'new period': {
    java: 'busy.add(last);',
    python3: 'busy.append([start, end])',
    c_cpp: 'busy.push_back(meeting);',
  },
  end: { java: 'return busy.toArray(new int[0][]);', python3: 'return busy', c_cpp: 'return busy;' },
} satisfies CodeLines;

type Meeting = readonly [start: number, end: number];

/** Bookings sorted by start; each extends the last busy period or starts a new one. */
export function generateSteps({ meetings }: { readonly meetings: readonly Meeting[] }): StepInput[] {
  const sorted = meetings.toSorted(([a], [b]) => a - b);
  const busy: [number, number][] = [];
  const steps: StepInput[] = [];
  const show = (line: keyof typeof codeLines, text: string, at: number, mark?: Mark): void => {
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
      line,
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
  show('sort', 'Sort the bookings by their start.', sorted.length);
  for (const [at, [start, end]] of sorted.entries()) {
    const last = busy.at(-1);
    if (last && start <= last[1]) {
      const reach = Math.max(last[1], end);
      const word = start === last[1] ? 'touches' : 'overlaps';
      const before = `${last[0]}–${last[1]}`;
      last[1] = reach;
      show('extend', `${start}–${end} ${word} ${before}: the busy period now ends at ${reach}.`, at, 'good');
    } else {
      busy.push([start, end]);
      const why = last ? `starts after ${last[1]}` : 'is the first';
      show('new period', `${start}–${end} ${why}: a new busy period.`, at, 'active');
    }
  }
  show('end', `${busy.length} busy periods are left.`, sorted.length);
  return steps;
}
