import { fingerprintOf, listSharedInputs, type Fingerprint } from '@dryrun/content/fingerprints';
import type { LoadedProblem } from '@dryrun/content/problems';
import { evaluate } from '../src/judge/evaluation/evaluate.ts';
import type { TestJudge } from './judge.ts';
import { listPrograms } from './proof.ts';

/** Enough on a busy machine, also for a program that crashes on every input. */
const limits = { cpuMs: 10_000, wallMs: 60_000 };

/**
 * Evaluates a problem's wrong programs on its shared inputs. Leaves out those without a stable result, such as one that is
 * too slow. Throws if a reference is wrong on one of the inputs.
 */
export async function fingerprintPrograms(
  judge: TestJudge,
  problem: LoadedProblem,
): Promise<Record<string, Fingerprint>> {
  const { signature } = problem;
  const inputs = listSharedInputs(problem);
  const fingerprints: Record<string, Fingerprint> = {};
  for (const { kind, name, lang, source } of listPrograms(problem)) {
    if (kind === 'slow') continue;
    const program = { source, signature, limits: problem.limits[lang] };
    const evaluation = await evaluate(judge.toolchains[lang], program, inputs, { repeats: true, ...limits });
    const fingerprint =
      evaluation.kind === 'evaluated' ? fingerprintOf(problem, evaluation.cases) : undefined;
    if (evaluation.kind === 'busy') throw new Error(`${name} does not finish its small inputs`);
    if (kind === 'reference' && (!fingerprint || Object.keys(fingerprint).length > 0))
      throw new Error(`${name} is ${fingerprint ? 'wrong' : evaluation.kind} on small inputs`);
    if (kind === 'wrong' && fingerprint) fingerprints[name.replace(/^wrong\//, '')] = fingerprint;
  }
  return fingerprints;
}
