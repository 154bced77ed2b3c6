/** Names, counts and ids of rows: nothing that a person wrote, and nothing by which a person is known. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Something that takes time, from its beginning until it is ended. */
export interface Span {
  /** What W3C trace context calls so: by it another process goes on with the same trace. */
  readonly traceparent: string;
  rename(name: string): void;
  describe(attributes: Attributes): void;
  /** Adds a part of it that is over, in ms since the epoch. */
  addPart(name: string, fromMs: number, toMs: number): void;
  end(outcome: 'done' | 'failed'): void;
}

export interface SpanStart {
  /** A call that was answered, or a job that was done. */
  readonly kind: 'call' | 'job';
  readonly name: string;
  readonly attributes: Attributes;
  /** The `traceparent` of the span that led to it; without one a trace begins. */
  readonly parent?: string | undefined;
}

/** Begins spans, and sends those that are ended. */
export type BeginSpan = (start: SpanStart) => Span;
