import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import { processEnvironment } from './config.ts';
import { createLogger } from './logger.ts';
import type { BeginSpan, Span, SpanStart } from './span.ts';

/** The settings by which a process sends traces. */
export const settingsOfTracing = processEnvironment.pick({
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  LOG_LEVEL: true,
});

let begin: BeginSpan | undefined;
const current = new AsyncLocalStorage<Span>();

/** Sends traces of this process where OTEL_EXPORTER_OTLP_ENDPOINT says whereto; without it nothing of OpenTelemetry is loaded. */
export async function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: level }: z.output<typeof settingsOfTracing>,
): Promise<void> {
  if (endpoint === '') return;
  const { connectOpenTelemetry } = await import('./open-telemetry.ts');
  begin = connectOpenTelemetry(service, createLogger('tracing', level));
}

/** Begins a span; undefined where tracing is off. */
export const beginSpan = (start: SpanStart): Span | undefined => begin?.(start);

/** The span in which this runs; undefined where tracing is off or outside of any. */
export const currentSpan = (): Span | undefined => (begin === undefined ? undefined : current.getStore());

/** Runs `act` so that it, and all that it begins, is in `span`. */
export const withinSpan = <T>(span: Span, act: () => T): T => current.run(span, act);

/** Does `act` in a span that ends with it; where tracing is off it is just done. */
export async function inSpan<T>(start: SpanStart, act: () => Promise<T>): Promise<T> {
  const span = beginSpan(start);
  if (span === undefined) return act();
  try {
    const done = await withinSpan(span, act);
    span.end('done');
    return done;
  } catch (error) {
    span.end('failed'); // what went wrong stands in the log: its words may hold more than a trace should
    throw error;
  }
}
