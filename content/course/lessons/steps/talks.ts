import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  sort: {
    java: 'Arrays.sort(sorted, (a, b) -> Integer.compare(a[1], b[1]));',
    python3: 'for start, end in sorted(talks, key=lambda talk: talk[1]):',
    c_cpp: 'sort(talks.begin(), talks.end(), [](const auto& a, const auto& b) { return a[1] < b[1]; });',
  },
  'leave out': {
    java: 'if (talk[0] < free) continue;',
    python3: 'if start >= free:',
    c_cpp: 'if (talk[0] < free) continue;',
  },
  take: { java: 'free = talk[1];', python3: 'free = end', c_cpp: 'free = talk[1];' },
  end: { java: 'return count;', python3: 'return count', c_cpp: 'return count;' },
} satisfies CodeLines;

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
  const show = (line: keyof typeof codeLines, text: string): void => {
    const intervals = sorted.map(([from, to], i) => {
      return { from, to, label: `${from}–${to}`, mark: marks.get(i) };
    });
    steps.push({
      line,
      text,
      picture: { kind: 'intervals', intervals, sweep: freeFrom, label: `talks taken: ${count}` },
    });
  };
  show('sort', 'The talks, sorted by their end.');
  sorted.forEach(([start, end], i) => {
    const isFree = freeFrom === undefined || start >= freeFrom;
    if (!isFree) {
      marks.set(i, 'muted');
      show('leave out', `${start}–${end} starts before ${freeFrom}: leave it out.`);
      return;
    }
    const before = freeFrom === undefined ? 'nothing is taken yet' : `${start} is not before ${freeFrom}`;
    freeFrom = end;
    count += 1;
    marks.set(i, 'good');
    show('take', `${start}–${end}: ${before}, so take it. You are free again at ${end}.`);
  });
  show('end', `All talks have been seen. You can attend ${count}.`);
  return steps;
}
