import { existsSync, readFileSync } from 'node:fs';

/** The second is for dist/, which contains no data files. */
const folders = ['./', '../../../../src/judge/sandbox/seccomp/'];

/** Reads the filter for this architecture, built by build-filter.ts. Throws if there is none. */
export function readFilter(): Buffer {
  if (process.arch !== 'x64' && process.arch !== 'arm64') {
    throw new Error(`no seccomp filter for ${process.arch}: the judge runs on x64 and arm64`);
  }
  const name = `filter-${process.arch}.bin`;
  const url = folders
    .map((folder) => new URL(folder + name, import.meta.url))
    .find((candidate) => existsSync(candidate));
  if (!url) throw new Error(`the seccomp filter ${name} is missing beside ${import.meta.url}`);
  return readFileSync(url);
}
