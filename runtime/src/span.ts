/** Names, counts and row ids; no user content or personal data. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A trace span. */
export interface Span {
  /** W3C trace context, to continue the trace in another process. */
  readonly traceparent: string;
  rename(name: string): void;
  describe(attributes: Attributes): void;
  /** Adds a finished child span; times in ms since the epoch. */
  addPart(name: string, fromMs: number, toMs: number): void;
  end(outcome: 'done' | 'failed'): void;
}

export interface SpanStart {
  /** An HTTP call or a queue job. */
  readonly kind: 'call' | 'job';
  readonly name: string;
  readonly attributes: Attributes;
  /** `traceparent` of the parent span; starts a new trace if omitted. */
  readonly parent?: string | undefined;
}

export type StartSpan = (start: SpanStart) => Span;
