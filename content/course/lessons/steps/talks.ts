import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly talks: readonly (readonly [start: number, end: number])[];
}

/** Greedy interval scheduling: sorts talks by end and takes each that doesn't overlap the last one taken. */
export function generateSteps({ talks }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const sorted = [...talks].sort((a, b) => a[1] - b[1]);
  const marks = new Map<number, Mark>();
  let freeFrom: number | undefined;
  let count = 0;
  const show = (text: string): void => {
    const intervals = sorted.map(([from, to], i) => {
      return { from, to, label: `${from}–${to}`, mark: marks.get(i) };
    });
    steps.push({
      text,
      picture: { kind: 'intervals', intervals, sweep: freeFrom, label: `talks taken: ${count}` },
    });
  };
  show('The talks, sorted by their end.');
  sorted.forEach(([start, end], i) => {
    const isFree = freeFrom === undefined || start >= freeFrom;
    if (!isFree) {
      marks.set(i, 'muted');
      show(`${start}–${end} starts before ${freeFrom}: leave it out.`);
      return;
    }
    const before = freeFrom === undefined ? 'nothing is taken yet' : `${start} is not before ${freeFrom}`;
    freeFrom = end;
    count += 1;
    marks.set(i, 'good');
    show(`${start}–${end}: ${before}, so take it. You are free again at ${end}.`);
  });
  show(`All talks have been seen. You can attend ${count}.`);
  return steps;
}
