import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { findProblem, findTwist, type LoadedProblem } from '@dryrun/content/problems';
import { readTwistText, type TwistText } from '@dryrun/content/twist-text';
import { twistContract } from '@dryrun/contracts/twists';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { requireQuestion } from './validate-request.ts';

const texts = new Map<LoadedProblem, TwistText>();

export function twistRoutes(context: Context): Router {
  const { db, clock } = context;
  return implement(
    twistContract,
    {
      async getTwist({ params: { lessonPath }, user }) {
        const original = findProblem(findLesson(lessonPath)?.questionId ?? -1);
        const twist = original && findTwist(original);
        if (!twist) throw new ApiError('twist_not_found');
        const { questionId, name } = twist.signature;
        await requireQuestion(db, user, { courseId: builtInCourse.id, questionId }, clock());
        const text = texts.get(twist) ?? readTwistText(twist);
        texts.set(twist, text);
        return { questionId, name, ...text };
      },
    },
    context,
  );
}
