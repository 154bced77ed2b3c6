import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * Imports the modules of `content/course` that match, in the order of their paths. `pattern` has no file extension,
 * because a build changes it.
 */
export async function importAll<T>(pattern: string): Promise<(readonly [file: string, module: T])[]> {
  const files = globSync(`${pattern}${path.extname(import.meta.filename)}`, {
    cwd: path.join(import.meta.dirname, '../course'),
  });
  return Promise.all(
    files.sort().map(async (file) => [file, (await import(`../course/${file}`)) as T] as const),
  );
}
