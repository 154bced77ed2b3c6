import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import { processEnvironment } from './config.ts';
import { createLogger } from './logger.ts';
import type { StartSpan, Span, SpanStart } from './span.ts';

export const tracingSettings = processEnvironment.pick({
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  LOG_LEVEL: true,
});

let start: StartSpan | undefined;
const current = new AsyncLocalStorage<Span>();

/** Enables tracing if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise loads no OpenTelemetry modules. */
export async function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: level }: z.output<typeof tracingSettings>,
): Promise<void> {
  if (endpoint === '') return;
  const { connectOpenTelemetry } = await import('./open-telemetry.ts');
  start = connectOpenTelemetry(service, createLogger('tracing', level));
}

/** Returns undefined if tracing is disabled. */
export const startSpan = (options: SpanStart): Span | undefined => start?.(options);

export const currentSpan = (): Span | undefined => (start === undefined ? undefined : current.getStore());

export const withActiveSpan = <T>(span: Span, run: () => T): T => current.run(span, run);

/** Runs a function in a new span; without a span if tracing is disabled. */
export async function inSpan<T>(options: SpanStart, run: () => Promise<T>): Promise<T> {
  const span = startSpan(options);
  if (span === undefined) return run();
  try {
    const result = await withActiveSpan(span, run);
    span.end('done');
    return result;
  } catch (error) {
    span.end('failed'); // the error is logged; its message may contain data that traces must not
    throw error;
  }
}
