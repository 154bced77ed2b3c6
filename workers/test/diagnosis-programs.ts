import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMistake } from '@dryrun/content/diagnosis';
import { listSharedInputs } from '@dryrun/content/fingerprints';
import { readMistakes } from '@dryrun/content/mistakes';
import { listProblems, type LoadedProblem } from '@dryrun/content/problems';
import type { Verdict } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { evaluate } from '../src/judge/evaluation/evaluate.ts';
import { expectedMistakes } from './diagnosis/expected.ts';
import type { TestJudge } from './judge.ts';
import { langOf } from './proof.ts';

const folder = path.join(import.meta.dirname, 'diagnosis');

/** Enough on a busy machine. */
const limits = { cpuMs: 10_000, wallMs: 60_000 };

/** A program written without knowledge of the problem's wrong programs. Its first line states the cause. */
export interface DiagnosisProgram {
  /** Such as `three-sum/skips-first-of-equals.py`. */
  readonly file: string;
  readonly problem: LoadedProblem;
  readonly lang: Lang;
  readonly source: string;
  readonly isRight: boolean;
}

export interface ProgramDiagnosis {
  readonly file: string;
  readonly verdict: Verdict;
  /** The wrong program whose mistake is shown. */
  readonly shown?: string;
  readonly isTrue: boolean;
}

export function listDiagnosisPrograms(): DiagnosisProgram[] {
  return listProblems().flatMap((problem) => {
    const problemPath = problem.signature.path;
    return readdirSync(path.join(folder, problemPath)).map((name): DiagnosisProgram => {
      const lang = langOf[path.extname(name)];
      if (!lang) throw new Error(`${problemPath}/${name}: unknown language`);
      const source = readFileSync(path.join(folder, problemPath, name), 'utf8');
      return { file: `${problemPath}/${name}`, problem, lang, source, isRight: name.startsWith('right.') };
    });
  });
}

/** Finds the mistake as `bff/src/code/diagnosis.ts` does, but for programs with any verdict. */
export async function diagnoseProgram(
  judge: TestJudge,
  { file, problem, lang, source }: DiagnosisProgram,
): Promise<ProgramDiagnosis> {
  const { signature, cases: tests } = problem;
  const program = { source, signature, limits: problem.limits[lang] };
  const { statusMsg: verdict } = await judge.judge(lang, source, {
    signature,
    tests,
    limits: program.limits,
  });
  const inputs = listSharedInputs(problem);
  const evaluation = await evaluate(judge.toolchains[lang], program, inputs, { repeats: true, ...limits });
  if (evaluation.kind !== 'evaluated') return { file, verdict, isTrue: false };
  const shown = findMistake(problem, evaluation.cases)?.program;
  if (shown === undefined) return { file, verdict, isTrue: false };
  // Programs with the same mistake have the same cause, which is what learners read.
  const mistakes = readMistakes(problem);
  const trueCauses = expectedMistakes[file]?.map((name) => mistakes.get(name)?.cause) ?? [];
  return { file, verdict, shown, isTrue: trueCauses.includes(mistakes.get(shown)?.cause) };
}
