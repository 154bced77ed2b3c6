import { bruteForceRounds, findDisagreement } from '@dryrun/content/brute-force-agreement';
import { isLessonProblem, type LoadedProblem } from '@dryrun/content/problems';
import { problemProofsFile } from '@dryrun/content/proofs/committed';
import {
  provableBruteForceAgreement,
  provableFingerprints,
  provableTestCases,
  type ProofKeys,
} from '@dryrun/content/proofs/keys';
import type { Provable } from '@dryrun/content/proofs/proof-run';
import { findInvalidTest } from '@dryrun/content/test-case-check';
import type { TestJudge } from '../../workers/test/judge.ts';
import { fullSlowFactor, proveProgram, type ProblemProgram, type Proof } from '../../workers/test/proof.ts';
import { listProvablePrograms } from '../../workers/test/provable-programs.ts';
import { recordFingerprints } from './record-fingerprints.ts';
import { openProofFile, type ProofFile } from './proof-file.ts';
import { retryInternalErrors } from './retry.ts';
import type { Subject } from './scope.ts';
import { problemTitle, programTable } from './tables.ts';

/** A program of a problem, or, without a program, another proof of the problem. */
export interface ProvablePart extends Provable {
  readonly program?: ProblemProgram;
}

export interface ProblemSubject extends Subject<ProvablePart>, ProofFile<ProvablePart> {
  readonly problem: LoadedProblem;
  /** Of its fingerprints, which only problems of lessons have. */
  readonly version: () => string;
}

export interface ProblemOutcome {
  readonly proofs: readonly Proof[];
  readonly passed: readonly Provable[];
  readonly failures: readonly string[];
  readonly reportMarkdown: string;
}

export function problemSubject(problem: LoadedProblem, keys: ProofKeys): ProblemSubject {
  const { questionId, path } = problem.signature;
  const provables = [
    provableTestCases(problem, keys),
    provableBruteForceAgreement(problem, keys),
    ...(isLessonProblem(problem) ? [provableFingerprints(problem, keys)] : []),
    ...listProvablePrograms(problem, keys),
  ];
  return {
    ...openProofFile<ProvablePart>(problemProofsFile(problem), provables),
    problem,
    version: () => keys.problemVersion(problem),
    names: [String(questionId), String(questionId).padStart(2, '0'), path],
    folder: problem.folder,
  };
}

/** Proves the due parts of a problem with full margins and writes its `proofs.json`. */
export async function proveProblem(
  judge: TestJudge,
  { problem, version, write }: ProblemSubject,
  due: readonly ProvablePart[],
): Promise<ProblemOutcome> {
  const title = problemTitle(problem);
  const passed: ProvablePart[] = [];
  const failures: string[] = [];
  const record = (part: ProvablePart, failure: string | undefined): void => {
    if (failure === undefined) passed.push(part);
    else failures.push(`${title}: ${part.name}: ${failure}`);
  };
  const tests = due.find(({ kind }) => kind === 'test-cases');
  if (tests) record(tests, findInvalidTest(problem));
  const agreement = due.find(({ kind }) => kind === 'brute-force');
  if (agreement) record(agreement, await disagreementOf(problem));
  const fingerprints = due.find(({ kind }) => kind === 'fingerprints');
  if (fingerprints) record(fingerprints, await recordFingerprints(judge, problem, version()));
  const proven = await Promise.all(
    due.map(async (part) => {
      if (!part.program) return [];
      const { program } = part;
      const proof = await retryInternalErrors(() => proveProgram(judge, problem, program, fullSlowFactor));
      record(part, proof.failure);
      return [proof];
    }),
  );
  write(
    passed,
    due.filter((part) => !passed.includes(part)),
  );
  const summary = [
    ...(agreement && passed.includes(agreement)
      ? [`Reference and brute force agree on ${bruteForceRounds} random inputs.`]
      : []),
    `${problem.cases.length} tests.`,
  ].join(' ');
  const proofs = proven.flat();
  return {
    proofs,
    passed,
    failures,
    reportMarkdown: `## ${title}\n\n${summary}\n\n${programTable(proofs, problem.cases.length)}`,
  };
}

async function disagreementOf(problem: LoadedProblem): Promise<string | undefined> {
  const disagreement = await findDisagreement(problem);
  return disagreement && `${disagreement.input.join(' ')}: ${disagreement.reason}`;
}
