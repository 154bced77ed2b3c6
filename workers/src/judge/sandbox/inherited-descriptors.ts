import { readFileSync, readdirSync } from 'node:fs';

const closeOnExec = 0o2000000;

/**
 * Descriptors above those a launcher gets that whoever started us left open, and that every child would inherit down
 * to the learner's program. What Node opens itself closes on exec, and Node marks the low inherited ones; this finds
 * the others.
 */
export function inheritedDescriptors(highestGiven: number): number[] {
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => descriptor > highestGiven && !closesOnExec(descriptor));
}

function closesOnExec(descriptor: number): boolean {
  try {
    const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1];
    return flags === undefined || (Number.parseInt(flags, 8) & closeOnExec) !== 0;
  } catch {
    return true; // Closed since: the one that listed the folder.
  }
}

/** `words` run without these descriptors. Takes bash, as POSIX shells name single-digit descriptors only. */
export function withoutDescriptors(
  descriptors: readonly number[],
  words: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  if (descriptors.length === 0) return words;
  // With a socket for its input bash believes to be a remote shell's, and would read its start-up file.
  return [
    'bash',
    '--norc',
    '-c',
    `exec ${descriptors.map((descriptor) => `${descriptor}>&-`).join(' ')}; exec "$@"`,
    'bash',
    ...words,
  ];
}
