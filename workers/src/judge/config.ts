import os from 'node:os';
import path from 'node:path';
import { flag, processEnvironment } from '@dryrun/runtime/config';
import { z } from 'zod';

const poolSize = z.coerce.number().int().min(0).max(64).optional();

/** The judge's environment. It must not contain keys for payments, email or social login. */
export const environment = processEnvironment.extend({
  /** Programs judged concurrently. More than the number of cores slows all of them down. */
  JUDGE_SLOTS: z.coerce.number().int().min(1).max(64).default(os.availableParallelism()),
  /** Prewarmed processes of each kind (docs/judge.md). The defaults depend on the machine's memory. */
  JUDGE_WARM_PYTHON3: poolSize,
  JUDGE_WARM_JAVA: poolSize,
  JUDGE_JAVA_COMPILERS: poolSize,
  JUDGE_WARM_JAVA_TRACES: poolSize,
  JUDGE_WARM_CPP_COMPILERS: poolSize,
  JUDGE_WARM_CPP_RUNNERS: poolSize,
  /** Starts even if the machine doesn't support full isolation. Never set it on a public server. */
  JUDGE_ALLOW_REDUCED: flag.default(false),
  /** Folder of precompiled headers and class archives, built at the first start. Sandbox users need read access. */
  JUDGE_CACHE: z.string().default(path.join(os.tmpdir(), `dryrun-judge-${os.userInfo().uid}`)),
});

export type Config = z.output<typeof environment>;
