import { z } from 'zod';
import { caseInput } from './code.ts';
import { endpoint, type Parsed } from './endpoint.ts';
import { langSchema } from './language.ts';
import { requestBody, text, wholeNumber } from './request-field.ts';
import { noContent } from './responses.ts';

const maxAnswerLength = 10_000;

/** By the share of small inputs that break the program: at least half, at least 5 %, less. */
export const breakDifficulties = ['easy', 'medium', 'hard'] as const;

/**
 * A wrong program to break. Its file name and the description of its mistake stay on the server until the learner has
 * chosen a reason; `id` does not reveal them.
 */
const breakExerciseSchema = z.object({
  id: z.string(),
  lang: langSchema,
  code: z.string(),
  difficulty: z.enum(breakDifficulties),
  /** Whether the learner has broken it and chosen the right reason. */
  isSolved: z.boolean(),
});
export type BreakExercise = z.output<typeof breakExerciseSchema>;

const exerciseParams = z.object({ questionPath: text('questionPath'), exerciseId: text('exerciseId') });

/** A failing submission of the learner, to be broken by another input. */
const ownProgramSchema = z.object({
  /** The id of the submission. */
  id: z.string(),
  lang: langSchema,
  code: z.string(),
  statusMsg: z.string(),
  /** ISO 8601. */
  submittedAt: z.string(),
});
export type OwnProgram = z.output<typeof ownProgramSchema>;

/** The wrong programs of a language, each of which must err on one of the learner's tests. */
const suiteGoalSchema = z.object({
  lang: langSchema,
  programs: z.int(),
  /** The smallest number of tests that break all programs, computed from small inputs. */
  par: z.int(),
});
export type SuiteGoal = z.output<typeof suiteGoalSchema>;

/** The wrong programs of a problem, easy ones first, and the learner's last failing submissions, newest first. */
export const listBreakExercises = endpoint({
  method: 'GET',
  path: '/practice/break/:questionPath',
  access: 'user',
  params: exerciseParams.pick({ questionPath: true }),
  response: z.object({
    exercises: z.array(breakExerciseSchema),
    ownPrograms: z.array(ownProgramSchema),
    suites: z.array(suiteGoalSchema),
  }),
});

const reasonSchema = z.object({ id: z.string(), text: z.string() });
export type BreakReason = z.output<typeof reasonSchema>;

/**
 * Runs a wrong program, or a failing submission of the learner, on the learner's input. `isBroken` is false if it answers correctly. `actual` is missing if it
 * crashed or exceeded its limit, which also breaks it; `failure` then says how. `reasons` follow once it is
 * broken; a submission has none.
 */
export const breakProgram = endpoint({
  method: 'POST',
  path: '/practice/break/:questionPath/:exerciseId',
  access: 'user',
  params: exerciseParams,
  body: requestBody({ input: caseInput('input') }),
  response: z.object({
    isBroken: z.boolean(),
    expected: z.string(),
    actual: z.string().optional(),
    failure: z.string().optional(),
    reasons: z.array(reasonSchema),
  }),
});
export type BreakResult = z.output<typeof breakProgram.response>;

/**
 * Chooses the reason why a program is wrong; only after it was broken. Only the first choice counts. `points` are those of
 * the exercise: 1 to 3 by difficulty, and 1 more for at most three tries.
 */
export const explainBreak = endpoint({
  method: 'POST',
  path: '/practice/break/:questionPath/:exerciseId/reason',
  access: 'user',
  params: exerciseParams,
  body: requestBody({ reason: text('reason') }),
  response: z.object({ isRight: z.boolean(), cause: z.string(), points: z.int() }),
});

/** The largest number of tests in a suite. */
export const maxSuiteTests = 6;

/**
 * Runs all wrong programs of a language on the learner's tests. `brokenBy` is the index of the first test on which a
 * program errs; missing if all tests pass. It is -1 if the program ended before it answered all tests.
 */
export const runSuite = endpoint({
  method: 'POST',
  path: '/practice/suites/:questionPath',
  access: 'user',
  params: exerciseParams.pick({ questionPath: true }),
  body: requestBody({
    lang: langSchema,
    tests: z
      .array(caseInput('tests'), 'tests: must be a list of inputs')
      .min(1, 'tests: write at least 1 test')
      .max(maxSuiteTests, `tests: write at most ${maxSuiteTests} tests`),
  }),
  response: z.object({
    expected: z.array(z.string()),
    programs: z.array(z.object({ brokenBy: z.int().optional() })),
  }),
});
export type SuiteResult = z.output<typeof runSuite.response>;

/** The smallest and the largest number of examples to write before coding. */
export const exampleCounts = { min: 2, max: 4 } as const;

const examplesError = 'examples: must be a list of inputs with their answers';

/** Inputs with the answers that a learner expects. */
export const exampleList = z
  .array(
    z.object(
      {
        input: caseInput('input'),
        answer: text('answer').max(maxAnswerLength, `answer: must be at most ${maxAnswerLength} characters`),
      },
      examplesError,
    ),
    examplesError,
  )
  .min(exampleCounts.min, `examples: write at least ${exampleCounts.min} examples`)
  .max(exampleCounts.max, `examples: write at most ${exampleCounts.max} examples`);

/**
 * Checks the answers that a learner expects for own inputs, and runs wrong programs on the inputs whose answer is right.
 * `expected` is the right answer: missing until an answer for the same input has been wrong before. `caught` of the
 * `programs` err on an input.
 */
export const checkExamples = endpoint({
  method: 'POST',
  path: '/practice/examples/:questionPath',
  access: 'user',
  params: exerciseParams.pick({ questionPath: true }),
  body: requestBody({ examples: exampleList }),
  response: z.object({
    examples: z.array(z.object({ isRight: z.boolean(), expected: z.string().optional() })),
    programs: z.int(),
    caught: z.int(),
  }),
});
export type ExamplesResult = z.output<typeof checkExamples.response>;

export const predictionOutcomes = ['right', 'wrong', 'skipped'] as const;
const maxPredictions = 60;

const answersError = 'answers: must be a list of answers';

/** Reports answers of the mode Predict, in a slideshow of a lesson or in a recording. */
export const reportPredictions = endpoint({
  method: 'POST',
  path: '/practice/predictions',
  access: 'user',
  body: requestBody({
    lessonId: wholeNumber('lessonId'),
    answers: z
      .array(
        z.object(
          {
            /** The thing that the question was about, such as `low`. */
            subject: text('subject').max(80, 'subject: must be at most 80 characters'),
            outcome: z.enum(predictionOutcomes, 'outcome: must be right, wrong or skipped'),
          },
          answersError,
        ),
        answersError,
      )
      .min(1, 'answers: send at least 1 answer')
      .max(maxPredictions, `answers: send at most ${maxPredictions} answers`),
  }),
  ...noContent,
});
export type PredictionAnswer = Parsed<typeof reportPredictions>['body']['answers'][number];

export const practiceContract = {
  listBreakExercises,
  breakProgram,
  explainBreak,
  runSuite,
  checkExamples,
  reportPredictions,
};
