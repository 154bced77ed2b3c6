import { listProblems } from '@dryrun/content/problems';
import { seededRandom } from '@dryrun/content/random';
import type { Lang } from '@dryrun/contracts/language';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import type { Program } from '../../src/judge/languages/toolchain.ts';
import { listPrograms } from '../proof.ts';

export interface CourseProgram {
  readonly title: string;
  readonly program: Program;
  /** Small, from a fixed seed. */
  readonly input: readonly string[];
}

/** Every solution, wrong and slow program of the problems in a language. */
export function listCoursePrograms(lang: Lang): CourseProgram[] {
  return listProblems().flatMap((problem) => {
    const { signature, limits } = problem;
    const args = problem.smallInput(seededRandom(signature.questionId));
    const input = signature.args.map(({ type }, i) => formatLiteral(type, args[i] as Value));
    return listPrograms(problem)
      .filter((program) => program.lang === lang)
      .map(({ name, source }) => ({
        title: `${signature.path}/${name}`,
        program: { source, signature, limits: limits[lang] },
        input,
      }));
  });
}
