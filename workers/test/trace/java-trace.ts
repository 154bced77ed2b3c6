import type { TraceEvent, TraceObject, TraceValue } from '@dryrun/contracts/trace-events';
import type { ValueType } from '@dryrun/contracts/signature';
import { defaultLimits } from '@dryrun/content/problem';
import type { TraceOutcome, TraceWindow } from '../../src/judge/languages/toolchain.ts';
import { sharedJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';
import { record, type RecordedRun } from './record.ts';

export interface JavaTraceOptions {
  readonly members?: string;
  readonly args?: readonly ValueType[];
  readonly returns?: ValueType;
  /** One literal per argument, separated by spaces. */
  readonly input?: string;
  readonly window?: TraceWindow;
}

/** Records `int solve(int a)` for 3. The first line of `body` is line 3. */
export function traceBody(body: string, options: JavaTraceOptions = {}): Promise<JavaTrace> {
  const { members = '' } = options;
  const source = `class Solution {\npublic int solve(int a) throws Exception {\n${body}\n}\n${members}\n}`;
  return traceSource(source, options);
}

export async function traceSource(
  source: string,
  { args = ['int'], returns = 'int', input = '3', window }: JavaTraceOptions = {},
): Promise<JavaTrace> {
  const program = { source, signature: signatureOf(args, returns), limits: defaultLimits.java };
  return new JavaTrace(await record(await sharedJudge(), 'java', program, input.split(' '), window));
}

type Step = Extract<TraceEvent, readonly ['s' | 'c' | 'r' | 'x', ...unknown[]]>;

export class JavaTrace {
  readonly outcome: TraceOutcome;
  readonly recording: RecordedRun['recording'];

  constructor({ outcome, recording }: RecordedRun) {
    this.outcome = outcome;
    this.recording = recording;
  }

  /** One event as JSON per line, and the number of steps. */
  get text(): string {
    const { events, totalSteps } = this.recording;
    return [...events, ['n', totalSteps]].map((event) => JSON.stringify(event)).join('\n');
  }

  get steps(): Step[] {
    return this.recording.events.filter((event): event is Step => 'scrx'.includes(event[0]));
  }

  get lines(): number[] {
    return this.steps.map(([, line]) => line);
  }

  /** Names of the called functions. */
  get calls(): string[] {
    return this.recording.events.flatMap((event) => (event[0] === 'c' ? [event[5]] : []));
  }

  /** Texts of the exceptions. */
  get exceptions(): string[] {
    return this.recording.events.flatMap((event) => (event[0] === 'x' ? [event[5]] : []));
  }

  get output(): string {
    return this.recording.events.flatMap((event) => (event[0] === 'o' ? [event[1]] : [])).join('');
  }

  /** Every value that a variable had, without repetitions. */
  valuesOf(variable: string): unknown[] {
    return this.steps.flatMap(([, , , variables]) => (variable in variables ? [variables[variable]] : []));
  }

  /** The last whole description of the object that a variable refers to. */
  objectOf(variable: string): TraceObject | undefined {
    const [first] = this.valuesOf(variable).filter((value) => Array.isArray(value) && value[0] === '@');
    const id = String((first as readonly [string, number])[1]);
    return this.steps.map(([, , , , objects]) => objects[id]).findLast((object) => object && 'k' in object);
  }

  /** The new and changed objects, in order. */
  get changes(): TraceObject[] {
    return this.steps.flatMap(([, , , , objects]) => Object.values(objects));
  }

  get returned(): TraceValue | undefined {
    return this.recording.events.findLast((event) => event[0] === 'r')?.[5];
  }
}
