import { currentSpan } from '@dryrun/runtime/tracing';
import type { ExecutionTimings } from './execute.ts';

/** Duration of each phase from the request to the written verdict, in ms. */
export interface PhaseTimings extends ExecutionTimings {
  readonly queueMs: number;
  readonly writeMs: number;
}

/** The phases in their order, with their names in metrics and traces. */
export const phaseNames = [
  ['queueMs', 'queue'],
  ['compileMs', 'compile'],
  ['loadMs', 'load'],
  ['runMs', 'run'],
  ['compareMs', 'compare'],
  ['writeMs', 'write'],
] as const;

/** Adds the phases to the current trace span, one after the other. Phases that repeat for each case appear once. */
export function tracePhases(timings: PhaseTimings): void {
  const span = currentSpan();
  let end = Date.now();
  for (const [name, phase] of phaseNames.toReversed()) {
    span?.addChildSpan(phase, end - timings[name], end);
    end -= timings[name];
  }
}
