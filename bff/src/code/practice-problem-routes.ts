import { builtInCourse } from '@dryrun/content/course/outline';
import { findPractice, readPracticeText } from '@dryrun/content/practice-problems';
import type { LessonText } from '@dryrun/contracts/page-renderer';
import { practiceProblemContract } from '@dryrun/contracts/practice-problems';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { requireQuestion } from './validate-request.ts';

const texts = new Map<string, LessonText>();

export function practiceProblemRoutes(context: Context): Router {
  const { db, clock } = context;
  return implement(
    practiceProblemContract,
    {
      async getPracticeProblem({ params: { problemPath }, user }) {
        const practice = findPractice(problemPath);
        if (!practice) throw new ApiError('practice_problem_not_found');
        const { questionId } = practice.problem.signature;
        await requireQuestion(db, user, { courseId: builtInCourse.id, questionId }, clock());
        const text = texts.get(problemPath) ?? readPracticeText(practice);
        texts.set(problemPath, text);
        const { lessonContent: question, solution: thoughtProcess, answer: bestSolution } = text;
        return { questionId, question, thoughtProcess, bestSolution };
      },
    },
    context,
  );
}
