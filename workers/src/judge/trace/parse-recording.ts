import { traceEventSchema, traceLimits, type TraceEvent } from '@dryrun/contracts/trace-events';

export interface ParsedRecording {
  /** Without `n` and `e`. */
  readonly events: readonly TraceEvent[];
  /** Steps among the events. */
  readonly recordedSteps: number;
  /** Steps of the program as far as they were counted, omitted ones included. */
  readonly totalSteps: number;
  readonly ending: TraceEnding | undefined;
}

export type TraceEnding = Extract<TraceEvent, readonly ['e', unknown]>[1];

/** More lines than a recorder writes. Bounds the time for a forged recording. */
const maxLines = 3 * traceLimits.steps;

/**
 * Parses an untrusted recording. The first line that is invalid or out of order ends it. An incomplete last line is
 * ignored: the program was killed.
 */
export function parseRecording(recording: Buffer): ParsedRecording {
  const lines = recording.toString().split('\n').slice(0, -1);
  const parser = new RecordingParser();
  for (const line of lines.slice(0, maxLines)) {
    if (!parser.add(parseLine(line))) return parser.result('stopped');
  }
  return parser.result(lines.length > maxLines ? 'stopped' : undefined);
}

function parseLine(line: string): TraceEvent | undefined {
  try {
    return traceEventSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

class RecordingParser {
  readonly #events: TraceEvent[] = [];
  #recordedSteps = 0;
  #totalSteps = 0;
  /** The depth of the innermost frame; 0 before the first call. */
  #depth = 0;
  #outputCharacters = 0;
  #hasState = false;
  #ending: TraceEnding | undefined;

  /** Returns false if the event is invalid here. */
  add(event: TraceEvent | undefined): boolean {
    if (event === undefined || (this.#ending && event[0] !== 'n')) return false;
    switch (event[0]) {
      case 'n':
        return this.#count(event[1]);
      case 'e':
        this.#ending = event[1];
        return true;
      case 'o':
        this.#outputCharacters += event[1].length;
        if (this.#outputCharacters > traceLimits.outputCharacters) return false;
        break;
      case 'k': {
        const [, step, depth, frames] = event;
        if (this.#hasState || frames.length > depth || !this.#count(step - 1)) return false;
        this.#hasState = true;
        this.#depth = depth;
        break;
      }
      default:
        if (!this.#addStep(event[0], event[2])) return false;
    }
    this.#events.push(event);
    return true;
  }

  result(ending: TraceEnding | undefined): ParsedRecording {
    return {
      events: this.#events,
      recordedSteps: this.#recordedSteps,
      totalSteps: this.#totalSteps,
      ending: this.#ending ?? ending,
    };
  }

  #addStep(kind: 's' | 'c' | 'r' | 'x', depth: number): boolean {
    this.#recordedSteps += 1;
    this.#totalSteps += 1;
    const isAllowed = depth <= this.#depth + 1 && this.#recordedSteps <= traceLimits.steps;
    this.#depth = kind === 'r' ? depth - 1 : depth;
    return isAllowed;
  }

  /** A count never decreases. */
  #count(steps: number): boolean {
    const isValid = steps >= this.#totalSteps;
    if (isValid) this.#totalSteps = steps;
    return isValid;
  }
}
