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
import type { BeginSpan } from './span.ts';

/** A collector that does not answer must not keep a process from ending in its time. */
const exportMs = 3000;

/**
 * Connects to the collector that OpenTelemetry's own variables (OTEL_...) name, which the official packages read by
 * themselves. What is left is sent when the process has nothing else to do. Loaded only where tracing is on.
 */
export function connectOpenTelemetry(service: string, log: Logger): BeginSpan {
  const tell = (message: string): void => log.warn({ reason: message.slice(0, 500) }, 'trouble with traces');
  const quiet = (): void => undefined;
  diag.setLogger({ error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `dry-run-${service}` }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: exportMs }))],
  });
  process.once('beforeExit', () => {
    provider.shutdown().catch((error: unknown) => tell(String(error)));
  });
  const tracer = provider.getTracer('dry-run');
  const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER } as const;
  return ({ kind, name, attributes, parent }) => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      rename: (better) => void span.updateName(better),
      describe: (more) => void span.setAttributes(more),
      addPart(part, fromMs, toMs) {
        tracer.startSpan(part, { startTime: fromMs }, trace.setSpan(ROOT_CONTEXT, span)).end(toMs);
      },
      end(outcome) {
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}

/** Where a span hangs: under the one that a `traceparent` names, or at the root. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
