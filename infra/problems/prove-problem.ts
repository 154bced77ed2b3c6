import { bruteForceRounds, findDisagreement } from '@dryrun/content/brute-force-agreement';
import type { LoadedProblem } from '@dryrun/content/problems';
import { problemProofsFile } from '@dryrun/content/proofs/committed';
import { provableBruteForceAgreement, type ProofKeys } from '@dryrun/content/proofs/keys';
import type { Provable } from '@dryrun/content/proofs/proof-run';
import { InternalJudgeError } from '../../workers/src/judge/languages/toolchain.ts';
import type { TestJudge } from '../../workers/test/judge.ts';
import { fullSlowFactor, proveProgram, type ProblemProgram, type Proof } from '../../workers/test/proof.ts';
import { listProvablePrograms } from '../../workers/test/provable-programs.ts';
import { openProofFile, type ProofFile } from './proof-file.ts';
import type { Subject } from './scope.ts';
import { problemTitle, programTable } from './tables.ts';

/** A program of a problem. Without a program: the agreement of its reference with its brute force. */
export interface ProvablePart extends Provable {
  readonly program?: ProblemProgram;
}

export interface ProblemSubject extends Subject<ProvablePart>, ProofFile<ProvablePart> {
  readonly problem: LoadedProblem;
}

export interface ProblemOutcome {
  readonly proofs: readonly Proof[];
  readonly passed: readonly Provable[];
  readonly failures: readonly string[];
  readonly reportMarkdown: string;
}

export function problemSubject(problem: LoadedProblem, keys: ProofKeys): ProblemSubject {
  const { questionId, path } = problem.signature;
  const provables = [provableBruteForceAgreement(problem, keys), ...listProvablePrograms(problem, keys)];
  return {
    ...openProofFile<ProvablePart>(problemProofsFile(problem), provables),
    problem,
    names: [String(questionId), String(questionId).padStart(2, '0'), path],
    folder: problem.folder,
  };
}

/** Proves the due parts of a problem with full margins and writes its `proofs.json`. */
export async function proveProblem(
  judge: TestJudge,
  { problem, write }: ProblemSubject,
  due: readonly ProvablePart[],
): Promise<ProblemOutcome> {
  const title = problemTitle(problem);
  const passed: ProvablePart[] = [];
  const failures: string[] = [];
  const record = (part: ProvablePart, failure: string | undefined): void => {
    if (failure === undefined) passed.push(part);
    else failures.push(`${title}: ${part.name}: ${failure}`);
  };
  const agreement = due.find(({ kind }) => kind === 'brute-force');
  if (agreement) record(agreement, await disagreementOf(problem));
  const proven = await Promise.all(
    due.map(async (part) => {
      if (!part.program) return [];
      const proof = await proveWithRetries(judge, problem, part.program);
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

/** The judge makes as many attempts for a row. */
const attempts = 3;

/** Repeats a proof after an internal error of the judge, such as a driver that a busy machine started too slowly. */
async function proveWithRetries(
  judge: TestJudge,
  problem: LoadedProblem,
  program: ProblemProgram,
): Promise<Proof> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await proveProgram(judge, problem, program, fullSlowFactor);
    } catch (error) {
      if (!(error instanceof InternalJudgeError) || attempt === attempts) throw error;
    }
  }
}

async function disagreementOf(problem: LoadedProblem): Promise<string | undefined> {
  const disagreement = await findDisagreement(problem);
  return disagreement && `${disagreement.input.join(' ')}: ${disagreement.reason}`;
}
