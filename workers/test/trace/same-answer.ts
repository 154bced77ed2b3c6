import { listProblems, type LoadedProblem } from '@dryrun/content/problems';
import { traceLimits } from '@dryrun/contracts/trace-events';
import type { CaseEnd, Program } from '../../src/judge/languages/toolchain.ts';
import { parseRecording } from '../../src/judge/trace/parse-recording.ts';
import { listPrograms, type ProblemProgram } from '../proof.ts';
import { sharedJudge } from '../judge.ts';

export interface CourseProgram {
  readonly problem: LoadedProblem;
  readonly program: ProblemProgram;
  /** The problem and the file. */
  readonly title: string;
}

export function listCppPrograms(): CourseProgram[] {
  return listProblems().flatMap((problem) =>
    listPrograms(problem)
      .filter(({ lang }) => lang === 'c_cpp')
      .map((program) => ({ problem, program, title: `${problem.signature.path} ${program.name}` })),
  );
}

const allowance = { timeMs: 5000, memoryKb: 512 * 1024 };
const budget = { cpuMs: allowance.timeMs, wallMs: 20_000, maxAnswerBytes: 1_000_000 };

interface Run {
  readonly untraced: CaseEnd;
  readonly traced: CaseEnd;
  readonly recordedSteps: number;
}

/** Runs a program with and without recording on one of its problem's cases, sorted by size. */
export async function runTwice({ problem, program }: CourseProgram, caseIndex: number): Promise<Run> {
  const { toolchains } = await sharedJudge();
  const toolchain = toolchains[program.lang];
  const inputs = problem.cases.map(({ input }) => input);
  const input = inputs.sort((a, b) => a.join().length - b.join().length)[caseIndex] ?? [];
  const source: Program = { source: program.source, signature: problem.signature, limits: allowance };
  const prepared = await toolchain.prepare(source);
  if (prepared.kind !== 'prepared') throw new Error(prepared.output);
  const session = await prepared.open();
  const untraced = await session.runCase(input, budget);
  await session.close();
  await prepared.close();
  const trace = await toolchain.prepareTrace(source, { firstSteps: traceLimits.steps });
  if (trace.kind !== 'prepared-trace') throw new Error(JSON.stringify(trace));
  const traced = await trace.record(input, budget);
  await trace.close();
  const { recordedSteps } = parseRecording(traced.recording);
  return { untraced: withoutCalls(untraced.end), traced: withoutCalls(traced.end), recordedSteps };
}

/** The optimizer changes which calls are on the stack after a crash. */
function withoutCalls(end: CaseEnd): CaseEnd {
  if (end.kind === 'threw') return { ...end, trace: '' };
  return end.kind === 'exited' ? { ...end, calls: '' } : end;
}
