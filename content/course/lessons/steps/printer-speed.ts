import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'for (int job : pages) high = Math.max(high, job);',
    python3: 'low, high = 1, max(pages)',
    c_cpp: 'int low = 1, high = *max_element(pages.begin(), pages.end());',
  },
  'add hours': {
    java: 'for (int job : pages) needed += (job - 1L + speed) / speed;',
    python3: 'return sum((job + speed - 1) // speed for job in pages) <= hours',
    c_cpp: 'for (int job : pages) needed += (job - 1LL + speed) / speed;',
  },
  yes: {
    java: 'if (willDo(pages, mid, hours)) high = mid;',
    python3: 'high = mid',
    c_cpp: 'if (willDo(pages, mid, hours)) high = mid;',
  },
  no: { java: 'else low = mid + 1;', python3: 'low = mid + 1', c_cpp: 'else low = mid + 1;' },
  end: { java: 'return low;', python3: 'return low', c_cpp: 'return low;' },
} satisfies CodeLines;

interface Input {
  readonly pages: readonly number[];
  readonly hours: number;
}

/** Finds the lowest speed that finishes all jobs in time by binary search on the answer. */
export function generateSteps({ pages, hours }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const fastest = Math.max(...pages);
  const speeds = Array.from({ length: fastest }, (_, i) => i + 1);
  let low = 1;
  let high = fastest;
  const show = (line: keyof typeof codeLines, text: string, mid?: number): void => {
    const marks: Record<string, Mark> = {};
    for (const speed of speeds) {
      if (speed < low) marks[speed - 1] = 'muted';
      if (speed >= high) marks[speed - 1] = 'done';
    }
    if (mid !== undefined) marks[mid - 1] = 'active';
    const pointers = { low: low - 1, high: high - 1 };
    steps.push({
      line,
      text,
      picture: { kind: 'array', values: [...speeds], indexes: false, pointers, marks, label: 'speed' },
    });
  };
  show(
    'start',
    `Any speed from 1 to ${fastest} may be the lowest. At ${fastest} each job takes one hour: that will do.`,
  );
  while (low < high) {
    const mid = low + Math.floor((high - low) / 2);
    const needed = pages.map((job) => Math.ceil(job / mid));
    const sum = needed.reduce((total, hour) => total + hour, 0);
    const willDo = sum <= hours;
    show(
      'add hours',
      `Try ${mid} pages an hour: ${needed.join(' + ')} = ${sum} hours. ${willDo ? 'It will do.' : `That is more than ${hours}.`}`,
      mid,
    );
    if (willDo) high = mid;
    else low = mid + 1;
    show(
      willDo ? 'yes' : 'no',
      willDo
        ? `So will every higher speed: high = ${high}.`
        : `So no lower speed will do either: low = ${low}.`,
    );
  }
  show('end', `low and high have met: the lowest speed is ${low}.`);
  return steps;
}
