import type { Command } from '../../sandbox/sandbox.ts';
import { cacheInside } from '../toolchain-cache.ts';
import type { Jdk } from './jdk.ts';

/** The two programs in the driver's jar, each with an archive of the classes it loads. */
export const modes = ['compile', 'run'] as const;
export type Mode = (typeof modes)[number];

const options: Readonly<Record<Mode, readonly string[]>> = {
  // Short work: the first tier of the JIT suits it best. A small young generation keeps a resident compiler small.
  compile: ['-XX:TieredStopAtLevel=1', '-Xss16m', '-Xms64m', '-Xmn24m', '-Xmx512m'],
  run: [
    // A SecurityManager would outlive the case that sets it.
    '-Djava.security.manager=disallow',
    // A method is called once a case, for which making code that calls it is no gain.
    '-Dsun.reflect.inflationThreshold=2147483647',
    '-Djdk.reflect.useNativeAccessorOnly=true',
  ],
};

/** The command line of a driver's JVM; `more` options come last. */
export function javaCommand(
  { home }: Pick<Jdk, 'home'>,
  mode: Mode,
  more: readonly string[],
): Command['argv'] {
  return [
    `${home}/bin/java`,
    ...['-XX:+UseSerialGC', '-XX:-UsePerfData', '-Xshare:auto', '-Xlog:disable', '-Dfile.encoding=UTF-8'],
    ...[...options[mode], ...more, '-jar', `${cacheInside}/driver.jar`, mode],
  ];
}

/** The archive of classes already loaded and verified, which halves a JVM's start. */
export function archiveOption(mode: Mode): string {
  return `-XX:SharedArchiveFile=${cacheInside}/${mode}.jsa`;
}
