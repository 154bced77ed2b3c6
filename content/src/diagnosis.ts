import type { EvaluatedCase } from '@dryrun/contracts/evaluation';
import { findSimilar, fingerprintOf, readFingerprints, type SimilarProgram } from './fingerprints.ts';
import { readMistakes } from './mistakes.ts';
import type { LoadedProblem } from './problems.ts';

/** A program that crashes on more inputs than this share has no answers to compare. All such programs look alike. */
const maxCrashShare = 0.9;

/** The wrong program whose outcomes on the first shared inputs are most like these. */
export function findMistake(
  problem: LoadedProblem,
  cases: readonly EvaluatedCase[],
): SimilarProgram | undefined {
  const crashes = cases.filter((each) => 'failure' in each && each.failure === 'Runtime Error').length;
  if (crashes > cases.length * maxCrashShare) return undefined;
  const mistakes = readMistakes(problem);
  return findSimilar(fingerprintOf(problem, cases), readFingerprints(problem).programs, {
    size: cases.length,
    mistakeOf: (program) => mistakes.get(program)?.cause ?? program,
  });
}
