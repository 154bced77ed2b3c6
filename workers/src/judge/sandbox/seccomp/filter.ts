import { existsSync, readFileSync } from 'node:fs';

/** Beside this file; from the compiled tree, which holds no data files, in the sources. */
const folders = ['./', '../../../../src/judge/sandbox/seccomp/'];

/** The checked-in filter of this machine's architecture; built by build-filter.ts. */
export function readFilter(): Buffer {
  if (process.arch !== 'x64' && process.arch !== 'arm64') {
    throw new Error(`no seccomp filter for ${process.arch}: the judge runs on x64 and arm64`);
  }
  const name = `filter-${process.arch}.bin`;
  const place = folders
    .map((folder) => new URL(folder + name, import.meta.url))
    .find((url) => existsSync(url));
  if (!place) throw new Error(`the seccomp filter ${name} is missing beside ${import.meta.url}`);
  return readFileSync(place);
}
