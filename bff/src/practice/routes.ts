import { builtInCourse, findLesson, findSignature } from '@dryrun/content/course/outline';
import { findProblem, type LoadedProblem } from '@dryrun/content/problems';
import { hasPractice } from '@dryrun/contracts/courses';
import { practiceContract, type OwnProgram } from '@dryrun/contracts/practice';
import type { Router } from 'express';
import { requireProblemAccess } from '../current-user/course-access.ts';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import {
  insertAttempt,
  insertSuiteAttempt,
  listOutcomes,
  listRefs,
  type BreakAttempt,
} from './break-attempts.ts';
import { listExercises, listReasons, reasonId } from './break-exercises.ts';
import { checkExamples, readExamples } from './examples.ts';
import { readInput, runUntilBroken } from '../judging/evaluate-inputs.ts';
import { listOwnPrograms } from './own-programs.ts';
import { insertPredictions } from './predictions.ts';
import { listSuites } from './suites.ts';

/** Few enough for the extra point. */
const fewTries = 3;
const pointsByDifficulty = { easy: 1, medium: 2, hard: 3 } as const;

export function practiceRoutes(context: Context): Router {
  const { db, rateLimits } = context;
  return implement(
    practiceContract,
    {
      async listBreakExercises({ params, user }) {
        const problem = await requireProblem(context, user, params.questionPath);
        const { questionId } = problem.signature;
        const { list } = listExercises(problem);
        const solved = await listRefs(db, {
          account_id: user.id,
          question_id: questionId,
          kind: 'break',
          outcome: 'right-reason',
        });
        return {
          exercises: list.map(({ id, lang, code, difficulty, file }) => {
            return { id, lang, code, difficulty, isSolved: solved.has(file) };
          }),
          ownPrograms: await listOwnPrograms(db, user.id, questionId),
          suites: listSuites(list),
        };
      },
      async breakProgram({ params, body, user, signal }) {
        const problem = await requireProblem(context, user, params.questionPath);
        const exercises = listExercises(problem);
        const exercise = exercises.list.find(({ id }) => id === params.exerciseId);
        const program = exercise ?? (await findOwnProgram(context, problem, user, params.exerciseId));
        const input = readInput(problem, body.input);
        await rateLimits.consume('break', user.id);
        const [outcome] = await runUntilBroken(context, problem, program, [input], signal);
        const { isBroken, ...answer } = outcome ?? { isBroken: true, failure: 'Time Limit Exceeded' };
        const attempt = attemptOf(problem, exercise?.file ?? params.exerciseId, user);
        await insertAttempt(db, { ...attempt, outcome: isBroken ? 'broken' : 'survived' });
        const reasons = isBroken && exercise ? listReasons(exercises, exercise) : [];
        return { isBroken, expected: input.expected, ...answer, reasons };
      },
      async explainBreak({ params, body, user }) {
        const problem = await requireProblem(context, user, params.questionPath);
        const exercise = listExercises(problem).list.find(({ id }) => id === params.exerciseId);
        if (!exercise) throw new ApiError('exercise_not_found');
        const attempt = attemptOf(problem, exercise.file, user);
        const outcomes = await listOutcomes(db, attempt);
        if (!outcomes.includes('broken')) throw new ApiError('not_broken_yet');
        const isRight = body.reason === reasonId(exercise, exercise.id);
        const isFirst = !outcomes.some((outcome) => outcome.endsWith('reason'));
        await rateLimits.consume('breakReason', user.id);
        await insertAttempt(db, { ...attempt, outcome: isRight ? 'right-reason' : 'wrong-reason' });
        const tries = outcomes.indexOf('broken') + 1;
        const points = pointsByDifficulty[exercise.difficulty] + (tries <= fewTries ? 1 : 0);
        return { isRight, cause: exercise.cause, points: isRight && isFirst ? points : 0 };
      },
      reportPredictions: ({ body, user }) => insertPredictions(context, user, body),
      async checkExamples({ params, body, user, signal }) {
        const problem = await requireProblem(context, user, params.questionPath);
        const examples = readExamples(problem, body.examples);
        await rateLimits.consume('suite', user.id);
        const { ref: _, ...event } = attemptOf(problem, '', user);
        return checkExamples(context, problem, examples, event, signal);
      },
      async runSuite({ params, body: { lang, tests }, user, signal }) {
        const problem = await requireProblem(context, user, params.questionPath);
        const inputs = tests.map((test, i) => readInput(problem, test, `Test ${i + 1}: `));
        await rateLimits.consume('suite', user.id);
        const programs = [];
        for (const exercise of listExercises(problem).list) {
          if (exercise.lang !== lang) continue;
          const outcomes = await runUntilBroken(context, problem, exercise, inputs, signal);
          programs.push(outcomes.at(-1)?.isBroken === false ? {} : { brokenBy: outcomes.length - 1 });
        }
        const { ref: _, ...event } = attemptOf(problem, lang, user);
        const broken = programs.filter((program) => 'brokenBy' in program).length;
        await insertSuiteAttempt(db, {
          ...event,
          lang,
          programs: programs.length,
          broken,
          tests: tests.length,
        });
        return { expected: inputs.map(({ expected }) => expected), programs };
      },
    },
    context,
  );
}

/** Throws `practice_off`, `question_not_found` or an error of `requireProblemAccess`. */
async function requireProblem(
  { db, clock }: Context,
  user: Principal,
  questionPath: string,
): Promise<LoadedProblem> {
  if (!hasPractice(builtInCourse, 'break-it')) throw new ApiError('practice_off');
  const lesson = findLesson(questionPath);
  const signature = lesson?.questionId === undefined ? undefined : findSignature(lesson.questionId);
  const problem = signature && findProblem(signature.questionId);
  if (!problem)
    throw new ApiError('question_not_found', { message: 'This problem is no longer in the course.' });
  await requireProblemAccess(db, user, problem, clock());
  return problem;
}

/** Throws `exercise_not_found`. */
async function findOwnProgram(
  { db }: Context,
  { signature }: LoadedProblem,
  user: Principal,
  submissionId: string,
): Promise<OwnProgram> {
  const programs = await listOwnPrograms(db, user.id, signature.questionId);
  const program = programs.find(({ id }) => id === submissionId);
  if (!program) throw new ApiError('exercise_not_found');
  return program;
}

function attemptOf(problem: LoadedProblem, ref: string, user: Principal): Omit<BreakAttempt, 'outcome'> {
  return {
    account_id: user.id,
    course_id: builtInCourse.id,
    question_id: problem.signature.questionId,
    problem_version: listExercises(problem).problemVersion,
    ref,
  };
}
