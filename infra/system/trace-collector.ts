import { text } from 'node:stream/consumers';
import { listen } from '@dryrun/bff/platform/http/listen';

/** A span as a collector gets it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** Nanoseconds since the epoch, more than a number holds. */
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A collector of traces in this process, for OTLP over HTTP in JSON. */
export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Everything that was sent to it, word by word. */
  words(): string;
  stop(): void;
}

interface KeyValue {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'service' | 'attributes'> & {
        readonly attributes: readonly KeyValue[];
      })[];
    }[];
  }[];
}

const read = (attributes: readonly KeyValue[]): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  );

/** Starts one on a free port. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = await listen(
    (request, response) => {
      void text(request).then((body) => {
        if (request.url !== '/v1/traces') return response.writeHead(404).end();
        bodies.push(body);
        for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
          const service = read(resource.attributes)['service.name'] ?? '';
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, service, attributes: read(span.attributes) });
        }
        return response.setHeader('Content-Type', 'application/json').end('{}');
      });
    },
    0,
    '127.0.0.1',
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the collector has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    words: () => bodies.join('\n'),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
