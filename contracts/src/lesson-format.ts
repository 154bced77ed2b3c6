import { z } from 'zod';
import { diagramSchema, indexKey } from './diagram.ts';
import { langSchema } from './language.ts';

/** Blocks of lesson markdown (docs/course-format.md): YAML in fenced code, which the server sends as JSON. */

const nonEmptyText = z.string().trim().min(1, 'must not be empty');

/** Index of an answer; -1 matches any, a list matches several answers of one question. */
const expectedChoiceSchema = z.union([z.int().min(-1), z.array(z.int().min(0)).min(1)]);

const questionSchema = z.strictObject({
  text: nonEmptyText,
  answers: z
    .array(z.union([z.string(), z.number()]).transform(String))
    .min(2, 'needs at least two answers')
    .max(8),
  /** Keeps the authored order of the answers, such as numbers. Otherwise, each attempt shuffles them. */
  keepOrder: z.boolean().optional(),
  code: z
    .strictObject({ java: z.string().optional(), python: z.string().optional(), cpp: z.string().optional() })
    .optional(),
  correctMessage: nonEmptyText.optional(),
  /** Explains single answers, by index: why the answer is wrong, or why it belongs to the correct ones. */
  explanations: z.record(indexKey, nonEmptyText).optional(),
});

const answerSetSchema = z.strictObject({
  indexes: z.array(expectedChoiceSchema),
  message: nonEmptyText,
  isCorrect: z.boolean(),
});

/** The first matching answer set decides. Every answer is accepted without answer sets. */
export const quizSchema = z
  .strictObject({
    /** Unique within the lesson; defaults to a slug of the title. */
    id: z.string().optional(),
    title: nonEmptyText,
    type: z.enum(['QUIZ_MULTIPLE_ANSWERS', 'QUIZ_INSTANT_FEEDBACK']).default('QUIZ_MULTIPLE_ANSWERS'),
    isCollapsed: z.boolean().default(false),
    questions: z.array(questionSchema).min(1).max(12),
    answerSets: z.array(answerSetSchema).default([]),
  })
  .check((payload) => {
    const { questions, answerSets } = payload.value;
    const addIssue = (path: PropertyKey[], message: string) =>
      payload.issues.push({ code: 'custom', path, message, input: payload.value });
    questions.forEach(({ answers, explanations = {} }, i) => {
      for (const key of Object.keys(explanations)) {
        if (Number(key) >= answers.length)
          addIssue(
            ['questions', i, 'explanations', key],
            `question ${i} has the answers 0 to ${answers.length - 1}`,
          );
      }
    });
    answerSets.forEach(({ indexes }, i) => {
      if (indexes.length !== questions.length) {
        addIssue(['answerSets', i, 'indexes'], `needs ${questions.length} indexes, one per question`);
        return;
      }
      indexes.forEach((chosen, j) => {
        const answers = questions[j]?.answers.length ?? 0;
        const isOutOfRange = [chosen].flat().some((index) => index >= answers);
        if (isOutOfRange)
          addIssue(['answerSets', i, 'indexes', j], `question ${j} has the answers 0 to ${answers - 1}`);
      });
    });
    if (answerSets.length > 0 && !answerSets.some(({ isCorrect }) => isCorrect)) {
      addIssue(['answerSets'], 'no answer set is correct');
    }
  });

/** `line` names one of the slideshow's `codeLines`. */
export const stepSchema = z.strictObject({
  text: nonEmptyText,
  picture: diagramSchema,
  line: z.string().optional(),
});

export const slideshowSchema = z.strictObject({
  title: nonEmptyText,
  width: z.int().min(240).max(1000).default(500),
  steps: z.array(stepSchema).min(1).max(60),
});

/** Lines of the program that slides illustrate, in each language and by the name that steps use. */
export const codeLinesSchema = z.record(z.string(), z.record(langSchema, nonEmptyText));

/** A slideshow for the client. `acceptsInput` marks slides of a problem, which learners can run on their own input. */
export const compiledSlideshowSchema = slideshowSchema.extend({
  acceptsInput: z.boolean().optional(),
  codeLines: codeLinesSchema.optional(),
});

/** A slideshow whose steps come from a step generator (`from`) with the given input. */
export const generatedSlideshowSchema = z.strictObject({
  title: nonEmptyText,
  width: slideshowSchema.shape.width,
  from: z.string(),
  input: z.unknown(),
});

/** A diagram in the text with alt text. In YAML, the diagram's fields are siblings of `alt`. */
export const figureSchema = z.strictObject({
  alt: z.string('enter an alt text').trim().min(1, 'a figure needs an alt text'),
  caption: z.string().optional(),
  picture: diagramSchema,
});

export const hintsSchema = z.array(nonEmptyText).min(1).max(8);

export type ExpectedChoice = z.output<typeof expectedChoiceSchema>;
export type Quiz = z.output<typeof quizSchema>;
export type QuizQuestion = Quiz['questions'][number];
export type AnswerSet = Quiz['answerSets'][number];
export type Step = z.output<typeof stepSchema>;
/** A step as returned by a step generator. */
export type StepInput = z.input<typeof stepSchema>;
/** Each value is a whole line of the program, without indentation. */
export type CodeLines = z.output<typeof codeLinesSchema>;
export type Slideshow = z.output<typeof compiledSlideshowSchema>;
export type Figure = z.output<typeof figureSchema>;
