import { traceLimits } from '@dryrun/contracts/trace-events';
import type { Lang } from '@dryrun/contracts/language';
import { traceAllowance, traceWallMsOf } from '../../src/judge/limits.ts';
import type { CaseBudget, Program, TraceOutcome, TraceWindow } from '../../src/judge/languages/toolchain.ts';
import { parseRecording, type ParsedRecording } from '../../src/judge/trace/parse-recording.ts';
import type { TestJudge } from '../judge.ts';

export interface RecordedRun {
  readonly outcome: TraceOutcome;
  readonly recording: ParsedRecording;
}

/** Records a program on one input. Throws if it does not compile or cannot be recorded. */
export async function record(
  { toolchains }: TestJudge,
  lang: Lang,
  program: Program,
  input: readonly string[],
  window: TraceWindow = { firstSteps: traceLimits.steps },
): Promise<RecordedRun> {
  const { timeMs, memoryKb } = program.limits;
  const limits = { timeMs: timeMs + traceAllowance.cpuMs, memoryKb: memoryKb + traceAllowance.memoryKb };
  const prepared = await toolchains[lang].prepareTrace({ ...program, limits }, window);
  if (prepared.kind === 'compile-failure') throw new Error(prepared.output);
  if (prepared.kind === 'trace-unavailable') throw new Error(prepared.reason);
  try {
    const outcome = await prepared.record(input, budgetOf(limits.timeMs));
    return { outcome, recording: parseRecording(outcome.recording) };
  } finally {
    await prepared.close();
  }
}

function budgetOf(cpuMs: number): CaseBudget {
  return { cpuMs, wallMs: traceWallMsOf(cpuMs), maxAnswerBytes: 1024 * 1024 };
}
