import { cacheMountPath } from '../toolchain-cache.ts';

export const cppStandard = 20;

/** A precompiled header requires the same options. The assertions catch out-of-range indexes. */
export const languageOptions = [`-std=gnu++${cppStandard}`, '-O2', '-D_GLIBCXX_ASSERTIONS'];
/** For the lines of a crash. addr2line of binutils 2.40 misses inlined calls in DWARF 5. */
export const debugOptions = ['-gdwarf-4', '-g1'];
/**
 * In clang, `-gdwarf-4` after `-g1` would describe all types too, which takes a sixth of the time of a compilation.
 * The last option adds the names of inlined functions.
 */
export const clangDebugOptions = [...debugOptions, '-fdebug-info-for-profiling'];

export const maxErrors = 20;

export function driverCommand(compiler: string, name: string): readonly [string, ...string[]] {
  const include = [`-I${cacheMountPath}`, '-include', `${cacheMountPath}/judge.hpp`];
  return [compiler, ...languageOptions, ...include, '-c', `${cacheMountPath}/${name}.cpp`, '-o', `${name}.o`];
}
