import { readFileSync, readdirSync } from 'node:fs';

const closeOnExec = 0o2000000;

/** Returns descriptors that the judge's parent left open, because the learner's program would inherit them. */
export function inheritedDescriptors(highestPassed: number): number[] {
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => descriptor > highestPassed && !closesOnExec(descriptor));
}

function closesOnExec(descriptor: number): boolean {
  try {
    const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1];
    return flags === undefined || (Number.parseInt(flags, 8) & closeOnExec) !== 0;
  } catch {
    return true; // The descriptor that listed the folder is closed by now.
  }
}

/** Wraps a command to close descriptors first. Needs bash: POSIX shells accept only single-digit descriptors. */
export function withoutDescriptors(
  descriptors: readonly number[],
  argv: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  if (descriptors.length === 0) return argv;
  // Without --norc and with a socket as stdin, bash assumes a remote shell and reads its startup file.
  return [
    'bash',
    '--norc',
    '-c',
    `exec ${descriptors.map((descriptor) => `${descriptor}>&-`).join(' ')}; exec "$@"`,
    'bash',
    ...argv,
  ];
}
