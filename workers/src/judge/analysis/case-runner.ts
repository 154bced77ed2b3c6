import { answerBytesOf } from '../limits.ts';
import type { CaseOutcome, PreparedProgram, Program, Session } from '../languages/toolchain.ts';
import { judgeCase, type JudgedCase, type Test } from '../grading/verdict.ts';

/** Runs cases of one program in sequence and reuses its process while it is alive. */
export interface CaseRunner {
  judge(test: Test, cpuMs: number): Promise<JudgedCase>;
  /** Runs a case and ignores its answer. */
  time(input: readonly string[], cpuMs: number): Promise<CaseOutcome>;
  close(): Promise<void>;
}

/** Maximum bytes of an answer to read in `time`. */
const timedAnswerBytes = 16 * 1024 * 1024;

export function createCaseRunner(prepared: PreparedProgram, program: Program): CaseRunner {
  let session: Session | undefined;
  const run = async (
    input: readonly string[],
    cpuMs: number,
    maxAnswerBytes: number,
  ): Promise<CaseOutcome> => {
    if (!session?.isAlive) {
      await session?.close();
      session = await prepared.open();
    }
    return session.runCase(input, { cpuMs, wallMs: 2 * cpuMs + 200, maxAnswerBytes });
  };
  return {
    async judge(test, cpuMs) {
      const maxAnswerBytes = answerBytesOf(test.expected);
      return judgeCase(program, 0, test, await run(test.input, cpuMs, maxAnswerBytes));
    },
    time: (input, cpuMs) => run(input, cpuMs, timedAnswerBytes),
    async close() {
      await session?.close();
    },
  };
}
