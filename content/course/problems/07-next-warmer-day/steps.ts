import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'end wait': {
    java: 'wait[day] = today - day;',
    python3: 'wait[day] = today - day',
    c_cpp: 'wait[day] = today - day;',
  },
  push: {
    java: 'waiting.push(today);',
    python3: 'waiting.append(today)',
    c_cpp: 'waiting.push_back(today);',
  },
  end: { java: 'return wait;', python3: 'return wait', c_cpp: 'return wait;' },
} satisfies CodeLines;

/** Monotonic stack of waiting days, the coldest on top; a warmer day pops some. */
export function generateSteps({ temps }: { readonly temps: readonly number[] }): StepInput[] {
  const waiting: number[] = [];
  const answer: (number | null)[] = temps.map(() => null);
  const steps: StepInput[] = [];
  const show = (
    line: keyof typeof codeLines,
    text: string,
    day: number,
    freed: readonly number[] = [],
  ): void => {
    const marks: Record<string, Mark> = {};
    for (const other of waiting) marks[other] = 'muted';
    for (const other of freed) marks[other] = 'good';
    if (day < temps.length) marks[day] = 'active';
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'array', values: [...temps], marks, bars: true, label: 'temperatures' },
          { kind: 'stack', values: waiting.map((other) => `day ${other}`), label: 'waiting' },
          { kind: 'array', values: [...answer], indexes: false, label: 'answer' },
        ],
      },
    });
  };
  for (const [day, temperature] of temps.entries()) {
    const freed: number[] = [];
    for (
      let top = waiting.at(-1);
      top !== undefined && (temps[top] as number) < temperature;
      top = waiting.at(-1)
    ) {
      answer[top] = day - top;
      freed.push(top);
      waiting.pop();
    }
    waiting.push(day);
    const ended = freed.map((other) => `day ${other} waited ${day - other}`).join(', ');
    show(
      freed.length > 0 ? 'end wait' : 'push',
      freed.length > 0
        ? `Day ${day} has ${temperature}, which is warmer: ${ended}. Now day ${day} waits itself.`
        : `Day ${day} has ${temperature}. No waiting day was colder, so it waits on top of the stack.`,
      day,
      freed,
    );
  }
  for (const day of waiting) answer[day] = 0;
  show(
    'end',
    waiting.length === 1
      ? `Day ${waiting[0]} is left on the stack and waits in vain: 0.`
      : `The ${waiting.length} days left on the stack wait in vain: 0.`,
    temps.length,
  );
  return steps;
}
