const names = [
  [/openjdk/i, 'OpenJDK'],
  [/\bclang\b/i, 'clang'],
  [/g\+\+/, 'g++'],
  [/python/i, 'Python'],
] as const;

/** Shortens a version line: `C++20, Debian clang version 19.1.7 (3)` becomes `C++20, clang 19.1.7`. */
export function compilerName(versionLine: string): string {
  const name = names.find(([pattern]) => pattern.test(versionLine))?.[1];
  const number = /\d+(?:\.\d+)+/.exec(versionLine)?.[0] ?? /\bversion (\d+)/.exec(versionLine)?.[1];
  if (name === undefined || number === undefined) return versionLine;
  const standard = /^C\+\+\d+/.exec(versionLine)?.[0];
  return `${standard === undefined ? '' : `${standard}, `}${name} ${number}`;
}
