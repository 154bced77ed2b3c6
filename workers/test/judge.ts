import os from 'node:os';
import path from 'node:path';
import type { CaseLimits } from '@dryrun/content/problem';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { checkOf, type JudgedCheck } from '../src/judge/check.ts';
import { execute } from '../src/judge/execute.ts';
import type { Test } from '../src/judge/verdict.ts';
import type { Toolchains } from '../src/judge/judging.ts';
import { createSandbox } from '../src/judge/sandbox/create-sandbox.ts';
import type { Sandbox } from '../src/judge/sandbox/sandbox.ts';
import { createToolchains } from '../src/judge/toolchains.ts';

/** The judge without database and queue: a real sandbox and the real toolchains. */
export interface TestJudge {
  readonly sandbox: Sandbox;
  readonly toolchains: Toolchains;
  judge(lang: Lang, source: string, job: TestJob): Promise<JudgedCheck>;
  /** Whether a uid of the machine belongs to a slot of this judge. */
  ownsUid(uid: number): boolean;
  close(): Promise<void>;
}

export interface TestJob {
  readonly signature: Signature;
  readonly tests: readonly Test[];
  readonly limits: CaseLimits;
  readonly kind?: 'run' | 'submission';
}

/** All test files share what is made once per toolchain. */
const cache = path.join(os.tmpdir(), `dryrun-judge-${os.userInfo().uid}`);

const slots = 2;
const uidsAJudge = 2 * slots;

export async function startTestJudge(): Promise<TestJudge> {
  const uidBase = 100_000 + (process.pid % 10_000) * uidsAJudge;
  const sandbox = await createSandbox({ slots, uidBase });
  const toolchains = await createToolchains(sandbox, cache, { cpuMs: 5000, wallMs: 15_000 });
  const waiting: (() => void)[] = [];
  let free = slots;
  /** As the queue does: no more at once than there are slots, so that nobody's time runs while they wait. */
  const oneOfSlots = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    return work().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    });
  };
  return {
    sandbox,
    toolchains,
    async judge(lang, source, { signature, tests, limits, kind = 'submission' }) {
      const program = { source, signature, limits };
      const execution = await oneOfSlots(() => execute(toolchains[lang], program, tests));
      return checkOf(execution, { kind, program, tests, attempt: 1, judgeVersion: toolchains[lang].version });
    },
    ownsUid: (uid) => uid >= uidBase && uid < uidBase + uidsAJudge,
    close: () => sandbox.close(),
  };
}

/** Tests of a method that takes an int: each input with the answer due. */
export function intTests(pairs: readonly (readonly [input: number, expected: Value])[]): Test[] {
  return pairs.map(([input, expected]) => ({ input: [String(input)], expected }));
}

export const megabytesKb = (megabytes: number): number => megabytes * 1024;
