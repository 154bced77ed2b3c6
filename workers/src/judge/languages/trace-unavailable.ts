import type { TraceUnavailable } from './toolchain.ts';

export function traceUnavailable(reason: string): TraceUnavailable {
  return { kind: 'trace-unavailable', reason };
}
