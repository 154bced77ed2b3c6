import type { TraceUnavailable } from './toolchain.ts';

/** `reason` is a sentence for the learner. */
export function traceUnavailable(reason: string): TraceUnavailable {
  return { kind: 'trace-unavailable', reason };
}
