/** Names, counts and row ids; no user content or personal data. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Span {
  /** W3C trace context, to continue the trace in another process. */
  readonly traceparent: string;
  rename(name: string): void;
  setAttributes(attributes: Attributes): void;
  /** Adds a finished child span; times in ms since the epoch. */
  addChildSpan(name: string, fromMs: number, toMs: number): void;
  end(outcome: 'done' | 'failed'): void;
}

export interface SpanStart {
  readonly kind: 'call' | 'job';
  readonly name: string;
  readonly attributes: Attributes;
  /** `traceparent` of the parent span; starts a new trace if omitted. */
  readonly parent?: string | undefined;
}

export type StartSpan = (start: SpanStart) => Span;
