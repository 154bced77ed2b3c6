import { fingerprintsFile, type FingerprintFile } from '@dryrun/content/fingerprints';
import type { LoadedProblem } from '@dryrun/content/problems';
import { replaceFile } from '@dryrun/content/proofs/replace-file';
import { fingerprintPrograms } from '../../workers/test/fingerprint-programs.ts';
import type { TestJudge } from '../../workers/test/judge.ts';

/** Writes a problem's `fingerprints.json`. Returns why it failed, such as a reference with wrong answers. */
export async function recordFingerprints(
  judge: TestJudge,
  problem: LoadedProblem,
  problemVersion: string,
): Promise<string | undefined> {
  try {
    const content: FingerprintFile = { problemVersion, programs: await fingerprintPrograms(judge, problem) };
    replaceFile(fingerprintsFile(problem), `${JSON.stringify(content, null, 2)}\n`);
    return undefined;
  } catch (error) {
    return `the shared inputs: ${error instanceof Error ? error.message : String(error)}`;
  }
}
