import { readFileSync } from 'node:fs';

/** The checked-in filter of this machine's architecture; built by build-filter.ts. */
export function readFilter(): Buffer {
  if (process.arch !== 'x64' && process.arch !== 'arm64') {
    throw new Error(`no seccomp filter for ${process.arch}: the judge runs on x64 and arm64`);
  }
  return readFileSync(new URL(`./filter-${process.arch}.bin`, import.meta.url));
}
