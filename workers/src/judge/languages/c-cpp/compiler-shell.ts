import { createReadyDriver, type ReadyDriver } from '../../grading/session.ts';
import { compileLimits, startupBudget } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { cacheMountPath } from '../toolchain-cache.ts';

export const writeReadyFrame = String.raw`printf '\0\0\0\0R' >&4`;

/** Shell command that writes an X frame with the last exit code. It arrives before the sandbox ends. */
const writeExitFrame = String.raw`printf '\0\0\0\003X%03d' $? >&4`;

/** Starts a compiler's command, which waits for its source on descriptor 3. */
export async function startCompilerShell(
  sandbox: Sandbox,
  command: string,
  toolchainCache: string,
  background: boolean,
): Promise<ReadyDriver> {
  const sandboxed = await sandbox.start({
    argv: ['/bin/sh', '-c', `${writeReadyFrame}; ${command}; ${writeExitFrame}`],
    limits: compileLimits,
    budget: startupBudget,
    binds: { [cacheMountPath]: toolchainCache },
    background,
  });
  return createReadyDriver(sandboxed);
}
