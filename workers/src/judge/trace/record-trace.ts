import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { TraceResult } from '@dryrun/contracts/trace';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { judgeCase, type JudgedCase, type Test } from '../grading/verdict.ts';
import type {
  CompileFailure,
  PreparedTrace,
  Program,
  Toolchain,
  TraceUnavailable,
  TraceWindow,
} from '../languages/toolchain.ts';
import { answerBytesOf, traceAllowance, wallMsOf } from '../limits.ts';
import { parseRecording, type ParsedRecording, type TraceEnding } from './parse-recording.ts';

const { steps, firstSteps, lastSteps } = traceLimits;

/**
 * Records a program on one input. A longer program runs a second time for its last steps, because the number of its
 * steps is unknown before. Rejects with InternalJudgeError if the judge itself failed.
 */
export async function recordTrace(
  toolchain: Toolchain,
  program: Program,
  test: Test,
  fromStep?: number,
): Promise<TraceResult> {
  const run = (window: TraceWindow): Promise<RecordedRun | TraceResult> =>
    recordOnce(toolchain, withTraceLimits(program), test, window);
  const first = await run(fromStep === undefined ? { firstSteps: steps } : windowFrom(fromStep));
  if (!('recording' in first)) return first;
  const { recordedSteps, totalSteps } = first.recording;
  if (fromStep !== undefined || totalSteps <= recordedSteps) return toResult(first);
  const second = await run(lastWindow(first.recording));
  return 'recording' in second ? toResult(second, totalSteps) : toResult(first);
}

/** The recorder needs time and memory of its own. */
function withTraceLimits(program: Program): Program {
  const { timeMs, memoryKb } = program.limits;
  const limits = { timeMs: timeMs + traceAllowance.cpuMs, memoryKb: memoryKb + traceAllowance.memoryKb };
  return { ...program, limits };
}

function windowFrom(fromStep: number): TraceWindow {
  return fromStep > firstSteps ? { firstSteps, fromStep, lastSteps } : { firstSteps: steps };
}

/** Keeps fewer steps if the recording had no room for all. */
function lastWindow({ recordedSteps, totalSteps, ending }: ParsedRecording): TraceWindow {
  const keptSteps = ending === 'size' ? Math.max(2, Math.floor(recordedSteps * 0.8)) : steps;
  const keptFirst = Math.max(1, Math.floor((keptSteps * firstSteps) / steps));
  const keptLast = keptSteps - keptFirst;
  return { firstSteps: keptFirst, fromStep: totalSteps - keptLast + 1, lastSteps: keptLast };
}

interface RecordedRun {
  readonly recording: ParsedRecording;
  readonly judged: JudgedCase;
  readonly prepared: PreparedTrace;
}

async function recordOnce(
  toolchain: Toolchain,
  program: Program,
  test: Test,
  window: TraceWindow,
): Promise<RecordedRun | TraceResult> {
  const prepared = await toolchain.prepareTrace(program, window);
  if (prepared.kind !== 'prepared-trace') return withoutRecording(prepared);
  const { timeMs } = program.limits;
  const maxAnswerBytes = answerBytesOf(test.expected);
  try {
    const outcome = await prepared.record(test.input, {
      cpuMs: timeMs,
      wallMs: wallMsOf(timeMs),
      maxAnswerBytes,
    });
    const recording = parseRecording(outcome.recording);
    return { recording, judged: judgeCase(program, 0, test, outcome), prepared };
  } finally {
    void prepared.close(); // the result does not wait for the end of the process
  }
}

function withoutRecording(prepared: CompileFailure | TraceUnavailable): TraceResult {
  const nothing = { events: [], totalSteps: 0 };
  if (prepared.kind === 'trace-unavailable') return { ...nothing, unavailable: prepared.reason };
  return { ...nothing, compileOutput: prepared.output, diagnostics: [...prepared.diagnostics] };
}

/** `expectedSteps`: the number of steps in an earlier run. */
function toResult({ recording, judged, prepared }: RecordedRun, expectedSteps?: number): TraceResult {
  const { events, totalSteps, ending } = recording;
  const diagnostics = [...prepared.diagnostics, ...(judged.diagnostic ? [judged.diagnostic] : [])];
  const hasOtherSteps = expectedSteps !== undefined && expectedSteps !== totalSteps;
  const sentences = [
    hasOtherSteps ? describeOtherSteps(expectedSteps, totalSteps) : undefined,
    ending && endings[ending],
  ];
  return omitUndefined({
    case: judged.result,
    compileOutput: prepared.output || undefined,
    diagnostics: diagnostics.length > 0 ? diagnostics : undefined,
    events: [...events],
    totalSteps,
    ended: sentences.filter((sentence) => sentence !== undefined).join(' ') || undefined,
  });
}

const number = (value: number): string => value.toLocaleString('en-US');

function describeOtherSteps(expected: number, actual: number): string {
  return `The program ran twice and took another way the second time: ${number(actual)} steps instead of ${number(expected)}.`;
}

const endings: Readonly<Record<TraceEnding, string>> = {
  depth: 'The recording stops shortly before the call stack overflows.',
  size: 'The recording stops here because it is too large.',
  steps: `The recording stops after ${number(traceLimits.countedSteps)} steps.`,
  stopped: 'The program stopped its own recording.',
};
