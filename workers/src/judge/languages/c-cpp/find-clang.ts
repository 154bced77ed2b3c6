import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

const folder = '/usr/bin';
/** Older versions cannot compile `std::views` of libstdc++. */
const oldestVersion = 16;

/** Returns the path of the newest installed clang++ that compiles C++20. Undefined if there is none. */
export function findNewestClang(): string | undefined {
  const candidates = readdirSync(folder)
    .filter((name) => /^clang\+\+(?:-\d+)?$/.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, version: versionOf(file) }))
    .filter(({ version }) => version >= oldestVersion);
  return candidates.sort((a, b) => b.version - a.version)[0]?.file;
}

/** Distributions install each version in its own folder or file, such as /usr/lib/llvm-19/bin/clang. */
function versionOf(file: string): number {
  try {
    return Number(/(?:llvm|clang)-(\d+)/.exec(realpathSync(file))?.[1] ?? 0);
  } catch {
    return 0; // a broken link
  }
}
