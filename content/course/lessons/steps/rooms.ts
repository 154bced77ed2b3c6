import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  sort: {
    java: 'Arrays.sort(ends);',
    python3: 'ends = sorted(end for _, end in meetings)',
    c_cpp: 'sort(ends.begin(), ends.end());',
  },
  'meeting ends': {
    java: 'if (ends[ended] <= starts[started]) ended++;',
    python3: 'ended += 1',
    c_cpp: 'if (ends[ended] <= starts[started]) ended++;',
  },
  'meeting starts': { java: 'started++;', python3: 'started += 1', c_cpp: 'started++;' },
  'new most': {
    java: 'most = Math.max(most, started - ended);',
    python3: 'most = max(most, started - ended)',
    c_cpp: 'most = max(most, (int)(started - ended));',
  },
  end: { java: 'return most;', python3: 'return most', c_cpp: 'return most;' },
} satisfies CodeLines;

interface Input {
  readonly meetings: readonly (readonly [start: number, end: number])[];
}

/** Maximum number of concurrent meetings by a sweep line; ends sort before starts at the same time. */
export function generateSteps({ meetings }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const events = meetings
    .flatMap(([start, end], meeting) => [
      { time: start, change: 1, meeting },
      { time: end, change: -1, meeting },
    ])
    .sort((a, b) => a.time - b.time || a.change - b.change);
  const state = new Map<number, Mark>();
  let running = 0;
  let most = 0;

  const show = (line: keyof typeof codeLines, text: string, sweep?: number): void => {
    const intervals = meetings.map(([from, to], meeting) => {
      return { from, to, label: `${from}–${to}`, mark: state.get(meeting) };
    });
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'intervals', intervals, sweep },
          { kind: 'variables', values: { running, most } },
        ],
      },
    });
  };

  show('sort', `${meetings.length} meetings, and ${events.length} events sorted by time.`);
  for (const { time, change, meeting } of events) {
    running += change;
    const isNew = running > most;
    most = Math.max(most, running);
    state.set(meeting, change > 0 ? 'active' : 'done');
    const what = change > 0 ? 'a meeting starts' : 'a meeting ends, and its room is free';
    const line = isNew ? 'new most' : change > 0 ? 'meeting starts' : 'meeting ends';
    show(line, `${time}: ${what}. Running: ${running}.${isNew ? ' The most so far.' : ''}`, time);
  }
  show('end', `The most meetings at once were ${most}, so ${most} rooms are needed.`);
  return steps;
}
