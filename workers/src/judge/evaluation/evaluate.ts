import { isDeepStrictEqual } from 'node:util';
import { answersEqual } from '@dryrun/content/comparison';
import { evaluationLimits, type EvaluatedCase, type Evaluation } from '@dryrun/contracts/evaluation';
import { formatLiteral, LiteralError, parseAnswer } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import { judgeCase } from '../grading/verdict.ts';
import type {
  CaseBudget,
  CaseOutcome,
  PreparedProgram,
  Program,
  Session,
  Toolchain,
} from '../languages/toolchain.ts';

/** Longer answers to small inputs are wrong, and useless for a comparison. */
const maxAnswerBytes = 64 * 1024;
/** A program that ends its process in most cases would spend its time on starts. */
const maxRestarts = 10;

/** CPU time of a fork on a slow machine; 0.4 ms on a fast one. */
const forkMs = 8;

/** Wall time of an evaluation, which stops programs that sleep. Generous, because other work may delay the program. */
const defaultWallMs = 4000;

export interface EvaluationOptions {
  /** Runs all cases again in another process, within the same time. */
  readonly repeats?: boolean;
  /** For all cases of one run. */
  readonly cpuMs?: number;
  readonly wallMs?: number;
}

/**
 * Runs a program on small cases and returns its answers. Rejects with InternalJudgeError if the judge itself failed.
 */
export async function evaluate(
  toolchain: Toolchain,
  program: Program,
  inputs: readonly (readonly string[])[],
  { repeats = false, cpuMs = evaluationLimits.cpuMs, wallMs = defaultWallMs }: EvaluationOptions = {},
): Promise<Evaluation> {
  const prepared = await toolchain.prepare(program);
  if (prepared.kind === 'compile-failure') return { kind: 'compile-failure' };
  // The C++ driver forks a process for each case.
  const forks = toolchain.lang === 'c_cpp';
  const limits = {
    cpuMs: cpuMs + (forks ? forkMs * inputs.length : 0),
    deadline: performance.now() + wallMs,
    canBatch: !forks,
  };
  const run = (): Promise<RunOutcome> => runCases(prepared, program, inputs, limits);
  try {
    const first = await run();
    const second = repeats && first.cases.length > 0 ? await run() : first;
    const shared = first.cases.length < second.cases.length ? first : second;
    const isStable = shared.cases.every((_, i) => isSameOutcome(program, first.cases[i], second.cases[i]));
    if (!isStable) return { kind: 'unstable' };
    if (shared.stop && shared.cases.length < evaluationLimits.minCases) return { kind: shared.stop };
    return { kind: 'evaluated', cases: shared.cases };
  } finally {
    void prepared.close();
  }
}

interface RunOutcome {
  /** Of the first inputs, and of all without `stop`. */
  readonly cases: EvaluatedCase[];
  /** `unfinished`: the CPU time or the restarts are used up. `busy`: the wall time is. */
  readonly stop?: 'unfinished' | 'busy';
}

interface RunLimits {
  readonly cpuMs: number;
  /** Compared with `performance.now()`. */
  readonly deadline: number;
  /** A batch saves nothing where each case has its own process. */
  readonly canBatch: boolean;
}

/**
 * Runs the first case alone, because a program may still be loading, then the others at once within half of the remaining
 * CPU time. If one of them fails, runs them one by one within the rest.
 */
async function runCases(
  prepared: PreparedProgram,
  program: Program,
  inputs: readonly (readonly string[])[],
  limits: RunLimits,
): Promise<RunOutcome> {
  const budgetOf = (cpuMs: number): CaseBudget => {
    return { cpuMs, wallMs: Math.max(1, limits.deadline - performance.now()), maxAnswerBytes };
  };
  const cases: EvaluatedCase[] = [];
  let { cpuMs, canBatch } = limits;
  let session: Session | undefined;
  try {
    session = await prepared.open();
    for (let restarts = 0; cases.length < inputs.length;) {
      if (!session.isAlive) {
        if (!session.needsRestart) restarts += 1;
        if (restarts > maxRestarts) return { cases, stop: 'unfinished' };
        await session.close();
        session = await prepared.open();
      }
      if (performance.now() > limits.deadline) return { cases, stop: 'busy' };
      if (canBatch && cases.length > 0) {
        const outcomes = await session.runBatch(inputs.slice(cases.length), budgetOf(cpuMs / 2));
        if (outcomes) return { cases: [...cases, ...outcomes.map((each) => evaluateCase(program, each))] };
        canBatch = false;
        cpuMs /= 2;
        continue;
      }
      const outcome = await session.runCase(inputs[cases.length] ?? [], budgetOf(cpuMs));
      cpuMs -= outcome.usage.cpuMs;
      if (outcome.end.kind === 'killed')
        return { cases, stop: outcome.end.reason === 'wall' ? 'busy' : 'unfinished' };
      if (cpuMs <= 0) return { cases, stop: 'unfinished' };
      cases.push(evaluateCase(program, outcome));
    }
    return { cases };
  } finally {
    void session?.close();
  }
}

function isSameOutcome(
  { signature: { compare, returns } }: Program,
  a: EvaluatedCase | undefined,
  b: EvaluatedCase | undefined,
): boolean {
  if (a && b && 'answer' in a && 'answer' in b)
    return answersEqual(compare, returns, parseAnswer(returns, a.answer), parseAnswer(returns, b.answer));
  return isDeepStrictEqual(a, b);
}

function evaluateCase(program: Program, outcome: CaseOutcome): EvaluatedCase {
  const { end } = outcome;
  if (end.kind === 'answered')
    return end.hasOtherNodes ? { failure: 'other nodes' } : readAnswer(program.signature, end.answer);
  // The expected answer doesn't matter for a case without an answer.
  const { statusMsg } = judgeCase(program, 0, { input: [], expected: '' }, outcome).result;
  return { failure: statusMsg };
}

function readAnswer({ returns }: Signature, answer: string): EvaluatedCase {
  try {
    return { answer: formatLiteral(returns, parseAnswer(returns, answer)) };
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error;
    return { failure: 'Wrong Answer' };
  }
}
