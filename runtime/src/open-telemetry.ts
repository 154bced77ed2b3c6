import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from './logger.ts';
import type { StartSpan } from './span.ts';

/** An unresponsive collector must not delay shutdown. */
const exportTimeoutMs = 3000;

/** OpenTelemetry reads its OTEL_... variables itself. Import this module only if tracing is enabled. */
export function connectOpenTelemetry(service: string, log: Logger): StartSpan {
  const warn = (message: string): void => log.warn({ reason: message.slice(0, 500) }, 'trace export failed');
  const ignore = (): void => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `dry-run-${service}` }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: exportTimeoutMs }))],
  });
  process.once('beforeExit', () => {
    provider.shutdown().catch((error: unknown) => warn(String(error)));
  });
  const tracer = provider.getTracer('dry-run');
  const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER } as const;
  return ({ kind, name, attributes, parent }) => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      rename: (newName) => void span.updateName(newName),
      setAttributes: (added) => void span.setAttributes(added),
      addChildSpan(childName, fromMs, toMs) {
        tracer.startSpan(childName, { startTime: fromMs }, trace.setSpan(ROOT_CONTEXT, span)).end(toMs);
      },
      end(outcome) {
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
