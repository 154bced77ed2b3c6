import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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
  const show = (text: string, mid?: number): void => {
    const marks: Record<string, Mark> = {};
    for (const speed of speeds) {
      if (speed < low) marks[speed - 1] = 'muted';
      if (speed >= high) marks[speed - 1] = 'done';
    }
    if (mid !== undefined) marks[mid - 1] = 'active';
    const pointers = { low: low - 1, high: high - 1 };
    steps.push({
      text,
      picture: { kind: 'array', values: [...speeds], indexes: false, pointers, marks, label: 'speed' },
    });
  };
  show(
    `Any speed from 1 to ${fastest} may be the lowest. At ${fastest} each job takes one hour: that will do.`,
  );
  while (low < high) {
    const mid = low + Math.floor((high - low) / 2);
    const needed = pages.map((job) => Math.ceil(job / mid));
    const sum = needed.reduce((total, hour) => total + hour, 0);
    const willDo = sum <= hours;
    show(
      `Try ${mid} pages an hour: ${needed.join(' + ')} = ${sum} hours. ${willDo ? 'It will do.' : `That is more than ${hours}.`}`,
      mid,
    );
    if (willDo) high = mid;
    else low = mid + 1;
    show(
      willDo
        ? `So will every higher speed: high = ${high}.`
        : `So no lower speed will do either: low = ${low}.`,
    );
  }
  show(`low and high have met: the lowest speed is ${low}.`);
  return steps;
}
