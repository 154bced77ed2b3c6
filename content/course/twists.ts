import type { Signature } from '@dryrun/contracts/signature';
import { importAll } from '../src/import-all.ts';

// The client's build replaces this module, because it reads files (publicParts in web/build-plugins.ts).

/** The public definition of a problem's judged follow-up, by the path of the problem. Undefined if there is none. */
export async function loadTwistSignature(problemPath: string): Promise<Signature | undefined> {
  const files = await importAll<{ readonly signature: Signature }>(
    `problems/*-${problemPath}/twist/signature`,
  );
  return files.map(([, { signature }]) => signature)[0];
}
