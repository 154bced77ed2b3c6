import type { Invariant } from '@dryrun/contracts/invariant';
import { importAll } from '../src/import-all.ts';

// The client's build replaces this module, because it reads files (publicParts in web/build-plugins.ts).

/** The invariants of a problem by the path of its page; none if it has no `invariants.ts`. */
export async function loadInvariants(path: string): Promise<readonly Invariant[]> {
  const files = await importAll<{ readonly invariants: readonly Invariant[] }>(
    `problems/*-${path}/invariants`,
  );
  return files.flatMap(([, { invariants }]) => invariants);
}
