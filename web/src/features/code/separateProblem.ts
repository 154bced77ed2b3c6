import { codeTemplate } from '@dryrun/content/course/code-template';
import { builtInCourse } from '@dryrun/content/course/outline';
import type { Signature } from '@dryrun/contracts/signature';
import type { Problem } from './useWorkspace.ts';

/** A problem of the built-in course that is not a lesson. `url` is its page. */
export function separateProblem(
  signature: Signature,
  url: string,
  next: Problem['nextSteps']['next'],
): Problem {
  return {
    questionId: signature.questionId,
    courseId: builtInCourse.id,
    signature,
    templates: codeTemplate(signature),
    nextSteps: { next, bestSolutionUrl: `${url}?tab=best-solution` },
  };
}
