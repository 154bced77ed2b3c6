import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { TraceResult } from '@dryrun/contracts/trace';
import { traceLimits, type TraceEvent } from '@dryrun/contracts/trace-events';
import { judgeCase, type JudgedCase, type Test } from '../grading/verdict.ts';
import type {
  CompileFailure,
  PreparedTrace,
  Program,
  Toolchain,
  TraceOutcome,
  TraceUnavailable,
  TraceWindow,
} from '../languages/toolchain.ts';
import { answerBytesOf, traceAllowance, traceWallMsOf } from '../limits.ts';
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
  if (fromStep !== undefined || !hasOmittedSteps(first)) return toResult(first);
  const second = await run(lastWindow(first));
  return 'recording' in second ? joinRuns(first, second) : toResult(first);
}

function hasOmittedSteps({ recording: { recordedSteps, totalSteps } }: RecordedRun): boolean {
  return totalSteps > recordedSteps;
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
function lastWindow({ recording: { recordedSteps, totalSteps, ending }, outcome }: RecordedRun): TraceWindow {
  const keptSteps = ending === 'size' ? Math.max(2, Math.floor(recordedSteps / 2)) : steps;
  const keptFirst = Math.max(1, Math.floor((keptSteps * firstSteps) / steps));
  const keptLast = keptSteps - keptFirst;
  return {
    firstSteps: keptFirst,
    fromStep: totalSteps - keptLast + 1,
    lastSteps: keptLast,
    exitsAfter: outcome.end.kind === 'killed',
  };
}

interface RecordedRun {
  readonly outcome: TraceOutcome;
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
      wallMs: traceWallMsOf(timeMs),
      maxAnswerBytes,
    });
    const recording = parseRecording(outcome.recording);
    return { outcome, recording, judged: judgeCase(program, 0, test, outcome), prepared };
  } finally {
    void prepared.close(); // the result does not wait for the end of the process
  }
}

function withoutRecording(prepared: CompileFailure | TraceUnavailable): TraceResult {
  const nothing = { events: [], totalSteps: 0 };
  if (prepared.kind === 'trace-unavailable') return { ...nothing, unavailable: prepared.reason };
  return { ...nothing, compileOutput: prepared.output, diagnostics: [...prepared.diagnostics] };
}

/** The second run of a program that did not end may have been stopped after its recording. */
function joinRuns(first: RecordedRun, second: RecordedRun): TraceResult {
  if (first.outcome.end.kind === 'killed') {
    const { totalSteps, ending } = first.recording;
    const recording = { ...second.recording, totalSteps, ending: second.recording.ending ?? ending };
    return toResult({ ...second, recording, judged: first.judged });
  }
  const [expected, actual] = [first.recording.totalSteps, second.recording.totalSteps];
  const result = toResult(second);
  if (expected === actual || second.recording.ending === 'depth') return result;
  const sentence = `The program ran twice and took another way the second time: ${number(actual)} steps instead of ${number(expected)}.`;
  return { ...result, ended: [sentence, result.ended].filter(Boolean).join(' ') };
}

function toResult({ recording, judged, prepared }: RecordedRun): TraceResult {
  const { totalSteps, ending } = recording;
  const events: TraceEvent[] = [...recording.events];
  if (ending) events.push(['e', ending]);
  events.push(['n', totalSteps]);
  const diagnostics = [...prepared.diagnostics, ...(judged.diagnostic ? [judged.diagnostic] : [])];
  return omitUndefined({
    case: judged.result,
    compileOutput: prepared.output || undefined,
    diagnostics: diagnostics.length > 0 ? diagnostics : undefined,
    events,
    totalSteps,
    ended: ending ? endings[ending] : totalSteps === 0 ? 'No step of this program can be shown.' : undefined,
  });
}

const number = (value: number): string => value.toLocaleString('en-US');

const endings: Readonly<Record<TraceEnding, string>> = {
  depth: 'The recording stops shortly before the call stack overflows.',
  size: 'The recording stops here because it is too large.',
  steps: `The recording stops after ${number(traceLimits.countedSteps)} steps.`,
  stopped: 'The program stopped its own recording.',
};
