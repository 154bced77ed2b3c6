import { currentSpan } from '@dryrun/runtime/tracing';
import type { ExecutionTimes } from './execute.ts';

/** Where a row's time went, in ms. */
export interface StageTimes extends ExecutionTimes {
  readonly queueMs: number;
  readonly writeMs: number;
}

/** The stages from click to verdict, in their order. */
export const stageNames = [
  ['queueMs', 'queue'],
  ['compileMs', 'compile'],
  ['handInMs', 'hand-in'],
  ['runMs', 'run'],
  ['compareMs', 'compare'],
  ['writeMs', 'write'],
] as const;

/**
 * Draws the stages of a row whose verdict is just written under the span of its job, end to end: what takes turns case by
 * case (hand-in, run, compare) is drawn as its sum.
 */
export function traceStages(times: StageTimes): void {
  const span = currentSpan();
  let end = Date.now();
  for (const [name, stage] of stageNames.toReversed()) {
    span?.addPart(stage, end - times[name], end);
    end -= times[name];
  }
}
