import os from 'node:os';
import path from 'node:path';
import { flag, processEnvironment } from '@dryrun/runtime/config';
import { z } from 'zod';

const poolSize = z.coerce.number().int().min(0).max(64).optional();

/** The environment of the judge. No key of payments, mail or social login belongs here. */
export const environment = processEnvironment.extend({
  /** Programs judged at once; more than there are cores makes all of them late. */
  JUDGE_SLOTS: z.coerce.number().int().min(1).max(64).default(os.availableParallelism()),
  /** How many of each kind are kept ready (docs/judge.md); by the machine's memory unless set. */
  JUDGE_WARM_PYTHON3: poolSize,
  JUDGE_WARM_JAVA: poolSize,
  JUDGE_JAVA_COMPILERS: poolSize,
  JUDGE_WARM_CPP_COMPILERS: poolSize,
  JUDGE_WARM_CPP_RUNNERS: poolSize,
  /** Judges even where a process tree cannot be bounded. Never for the public. */
  JUDGE_ALLOW_REDUCED: flag.default(false),
  /** Precompiled headers and archives, made at the first start; the sandbox's users must be able to read it. */
  JUDGE_CACHE: z.string().default(path.join(os.tmpdir(), `dryrun-judge-${os.userInfo().uid}`)),
});

export type Config = z.output<typeof environment>;
