import type { Fingerprint } from '@dryrun/content/fingerprints';
import { langs } from '@dryrun/contracts/language';
import type { SuiteGoal } from '@dryrun/contracts/practice';
import type { Exercise } from './break-exercises.ts';

/** The languages that have wrong programs, with their par. */
export function listSuites(exercises: readonly Exercise[]): SuiteGoal[] {
  return langs.flatMap((lang) => {
    const programs = exercises.filter((exercise) => exercise.lang === lang);
    if (programs.length === 0) return [];
    return [{ lang, programs: programs.length, par: countTests(programs.map((each) => each.fingerprint)) }];
  });
}

/** The smallest number of inputs that break all programs. Each fingerprint must have at least one failing input. */
export function countTests(fingerprints: readonly Fingerprint[]): number {
  const brokenByInput = new Map<string, number>();
  fingerprints.forEach((fingerprint, i) => {
    for (const input of Object.keys(fingerprint))
      brokenByInput.set(input, (brokenByInput.get(input) ?? 0) | (1 << i));
  });
  const choices = new Set(brokenByInput.values());
  const all = (1 << fingerprints.length) - 1;
  let reached = new Set([0]);
  for (let tests = 0; ; tests += 1) {
    if (reached.has(all)) return tests;
    reached = new Set([...reached].flatMap((broken) => [...choices].map((choice) => broken | choice)));
  }
}
