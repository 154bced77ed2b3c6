import { readInterviewScript } from '@dryrun/content/interview-script';
import { findProblem, type LoadedProblem } from '@dryrun/content/problems';
import type { InterviewScript } from '@dryrun/contracts/interview-script';
import { ApiError } from '../../platform/error.ts';

const scripts = new Map<number, InterviewScript>();

/** Throws `question_not_found` if the problem is no longer in the course. */
export function requireProblem(questionId: number): LoadedProblem {
  const problem = findProblem(questionId);
  if (!problem)
    throw new ApiError('question_not_found', { message: 'This problem is no longer in the course.' });
  return problem;
}

/** The interviewer's part for a problem. */
export function scriptOf(problem: LoadedProblem): InterviewScript {
  const { questionId } = problem.signature;
  const script = scripts.get(questionId) ?? readInterviewScript(problem);
  scripts.set(questionId, script);
  return script;
}
