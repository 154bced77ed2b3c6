import { text } from 'node:stream/consumers';
import { listen } from '@dryrun/bff/platform/http/listen';

export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** Nanoseconds since the epoch; too large for a number. */
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An in-process trace collector for OTLP over HTTP with JSON. */
export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  requestBodies(): string;
  stop(): void;
}

interface KeyValue {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'service' | 'attributes'> & {
        readonly attributes: readonly KeyValue[];
      })[];
    }[];
  }[];
}

const readAttributes = (attributes: readonly KeyValue[]): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  );

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = await listen(
    (request, response) => {
      void text(request).then((body) => {
        if (request.url !== '/v1/traces') return response.writeHead(404).end();
        bodies.push(body);
        for (const { resource, scopeSpans } of (JSON.parse(body) as ExportRequest).resourceSpans) {
          const service = readAttributes(resource.attributes)['service.name'] ?? '';
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, service, attributes: readAttributes(span.attributes) });
        }
        return response.setHeader('Content-Type', 'application/json').end('{}');
      });
    },
    0,
    '127.0.0.1',
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the trace collector has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    requestBodies: () => bodies.join('\n'),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
