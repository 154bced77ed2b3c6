import { predictNext, type Prediction } from '@dryrun/contracts/prediction';
import type { Picture } from './drawing.ts';
import type { Recording, Step } from './recording.ts';

/**
 * Questions about the step after `index` within the same call: which line runs next where the program branches, and what
 * changes in the pictures of `drawAt`.
 */
export function predictStep(
  recording: Recording,
  index: number,
  drawAt: (index: number) => readonly Picture[],
): Prediction[] {
  if (!continuesInCall(recording, index)) return [];
  const after = new Map(drawAt(index + 1).map(({ key, diagram }) => [key, diagram]));
  const changes = drawAt(index).flatMap(({ key, diagram }) => {
    const next = after.get(key);
    const hasTable = diagram.kind === 'table' || next === undefined || next.kind === 'table';
    return hasTable ? [] : predictNext(diagram, next);
  });
  return [...predictLine(recording, index), ...changes];
}

/** Whether the next step runs in the same call. Steps around a gap don't. */
function continuesInCall({ steps, gaps }: Recording, index: number): boolean {
  const [step, next] = [steps[index], steps[index + 1]];
  if (!step || next?.kind !== 'line' || gaps.some(({ before }) => before === index + 1)) return false;
  return step.depth === next.depth && step.kind !== 'return';
}

/** Asks for the next line if the current one is followed by different lines in the course of the run. */
function predictLine(recording: Recording, index: number): Prediction[] {
  const { steps } = recording;
  const line = steps[index]?.line;
  const answer = lineText(steps[index + 1]);
  const options = new Set([answer]);
  steps.forEach((step, i) => {
    if (step.line === line && continuesInCall(recording, i)) options.add(lineText(steps[i + 1]));
  });
  if (options.size < 2) return [];
  const shown = [...options].slice(0, 4).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const question = `Line ${line ?? 0} runs now. Which line runs after it?`;
  return [{ subject: 'line', question, answer, options: shown }];
}

function lineText(step: Step | undefined): string {
  return `line ${step?.line ?? 0}`;
}
