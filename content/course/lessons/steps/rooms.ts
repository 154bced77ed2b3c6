import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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

  const show = (text: string, sweep?: number): void => {
    const intervals = meetings.map(([from, to], meeting) => {
      return { from, to, label: `${from}–${to}`, mark: state.get(meeting) };
    });
    steps.push({
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

  show(`${meetings.length} meetings, and ${events.length} events sorted by time.`);
  for (const { time, change, meeting } of events) {
    running += change;
    const isNew = running > most;
    most = Math.max(most, running);
    state.set(meeting, change > 0 ? 'active' : 'done');
    const what = change > 0 ? 'a meeting starts' : 'a meeting ends, and its room is free';
    show(`${time}: ${what}. Running: ${running}.${isNew ? ' The most so far.' : ''}`, time);
  }
  show(`The most meetings at once were ${most}, so ${most} rooms are needed.`);
  return steps;
}
