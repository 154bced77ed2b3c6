import type { Command } from '../../sandbox/sandbox.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import type { Jdk } from './jdk.ts';

/** The programs in the driver's jar. Each has its own class archive. */
export const modes = ['compile', 'run'] as const;
export type Mode = (typeof modes)[number];

const options: Readonly<Record<Mode, readonly string[]>> = {
  // The first JIT tier is best for short work. A small young generation keeps a resident compiler small.
  compile: ['-XX:TieredStopAtLevel=1', '-Xss16m', '-Xms64m', '-Xmn24m', '-Xmx512m'],
  run: [
    // A case could set a SecurityManager that outlives it.
    '-Djava.security.manager=disallow',
    // Each method is called once per case, so generating accessor code doesn't pay off.
    '-Dsun.reflect.inflationThreshold=2147483647',
    '-Djdk.reflect.useNativeAccessorOnly=true',
  ],
};

export function javaCommand(
  { home }: Pick<Jdk, 'home'>,
  mode: Mode,
  extraOptions: readonly string[],
): Command['argv'] {
  return [
    `${home}/bin/java`,
    '-XX:+UseSerialGC',
    '-XX:-UsePerfData',
    '-Xshare:auto',
    '-Xlog:disable',
    '-Dfile.encoding=UTF-8',
    ...options[mode],
    ...extraOptions,
    '-jar',
    `${cacheMountPath}/driver.jar`,
    mode,
  ];
}

/** Option for the archive of loaded and verified classes, which halves a JVM's startup time. */
export function archiveOption(mode: Mode): string {
  return `-XX:SharedArchiveFile=${cacheMountPath}/${mode}.jsa`;
}
