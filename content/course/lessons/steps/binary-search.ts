import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly values: readonly number[];
  readonly target: number;
}

/** Binary search in sorted values; mutes the half that cannot contain the target. */
export function generateSteps({ values, target }: Input): StepInput[] {
  const steps: StepInput[] = [];
  let low = 0;
  let high = values.length - 1;
  const show = (text: string, pointers: Record<string, number>, found?: number) => {
    const marks: Record<string, Mark> = {};
    for (let i = 0; i < values.length; i += 1) if (i < low || i > high) marks[i] = 'muted';
    if (pointers['mid'] !== undefined) marks[pointers['mid']] = 'active';
    if (found !== undefined) marks[found] = 'good';
    steps.push({ text, picture: { kind: 'array', values: [...values], pointers, marks } });
  };
  show(`Look for ${target}. All ${values.length} values are candidates.`, { low, high });
  while (low <= high) {
    const mid = low + Math.floor((high - low) / 2);
    const value = values[mid] as number;
    if (value === target) {
      show(`The middle value is ${value}: found at index ${mid}.`, { low, mid, high }, mid);
      return steps;
    }
    const side = value < target ? 'left' : 'right';
    const relation = value < target ? 'less' : 'more';
    show(`The middle value ${value} is ${relation} than ${target}, so the ${side} half cannot hold it.`, {
      low,
      mid,
      high,
    });
    if (value < target) low = mid + 1;
    else high = mid - 1;
    if (low <= high) show(`Go on between index ${low} and index ${high}.`, { low, high });
  }
  show(`No candidate is left: ${target} is not among the values.`, {});
  return steps;
}
