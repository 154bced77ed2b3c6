import { z } from 'zod';
import { diagramSchema } from './diagram.ts';

/**
 * The blocks that a lesson's markdown may hold besides text: an author writes them as YAML in fences of these names, the
 * server hands them out as JSON in the same fences. See docs/course-format.md.
 */

const sentence = z.string().trim().min(1, 'a text is needed');

/** The number of a chosen answer; -1 stands for any, a list for several answers of one question. */
const chosenSchema = z.union([z.int().min(-1), z.array(z.int().min(0)).min(1)]);

const questionSchema = z.strictObject({
  text: sentence,
  answers: z
    .array(z.union([z.string(), z.number()]).transform(String))
    .min(2, 'two answers are needed at least')
    .max(8),
  code: z
    .strictObject({ java: z.string().optional(), python: z.string().optional(), cpp: z.string().optional() })
    .optional(),
  correctMessage: sentence.optional(),
});

const answerSetSchema = z.strictObject({
  /** For each question in order what must be chosen for this set to match. */
  indexes: z.array(chosenSchema),
  message: sentence,
  isCorrect: z.boolean(),
});

/** A quiz. Without answer sets there is no right or wrong. The first set that matches decides. */
export const quizSchema = z
  .strictObject({
    /** Names the quiz within its lesson; made of the title where the author gives none. */
    id: z.string().optional(),
    title: sentence,
    type: z.enum(['QUIZ_MULTIPLE_ANSWERS', 'QUIZ_INSTANT_FEEDBACK']).default('QUIZ_MULTIPLE_ANSWERS'),
    isCollapsed: z.boolean().default(false),
    questions: z.array(questionSchema).min(1).max(12),
    answerSets: z.array(answerSetSchema).default([]),
  })
  .check((payload) => {
    const { questions, answerSets } = payload.value;
    const fault = (path: PropertyKey[], message: string) =>
      payload.issues.push({ code: 'custom', path, message, input: payload.value });
    answerSets.forEach(({ indexes }, i) => {
      if (indexes.length !== questions.length) {
        fault(['answerSets', i, 'indexes'], `${questions.length} indexes are needed, one for each question`);
        return;
      }
      indexes.forEach((chosen, j) => {
        const answers = questions[j]?.answers.length ?? 0;
        const isBeyond = [chosen].flat().some((one) => one >= answers);
        if (isBeyond)
          fault(['answerSets', i, 'indexes', j], `question ${j} has the answers 0 to ${answers - 1}`);
      });
    });
    if (answerSets.length > 0 && !answerSets.some(({ isCorrect }) => isCorrect)) {
      fault(['answerSets'], 'no answer set is correct');
    }
  });

/** One step: a sentence or two, and the picture that shows the state after it. */
export const stepSchema = z.strictObject({ text: sentence, picture: diagramSchema });

/** A step-through as it goes to the client. */
export const slideshowSchema = z.strictObject({
  title: sentence,
  width: z.int().min(240).max(1000).default(500),
  steps: z.array(stepSchema).min(1).max(60),
});

/** A step-through as an author may write it: with the name of a program that makes the steps, and its input. */
export const generatedSlideshowSchema = z.strictObject({
  title: sentence,
  width: slideshowSchema.shape.width,
  from: z.string(),
  input: z.unknown(),
});

/** A picture in the text and what it shows in words. In the YAML the picture's fields stand beside `alt`. */
export const figureSchema = z.strictObject({
  alt: z.string('a picture needs an alt text').trim().min(1, 'a picture needs an alt text'),
  caption: z.string().optional(),
  picture: diagramSchema,
});

/** Hints in order, opened one after the other; short markdown each. */
export const hintsSchema = z.array(sentence).min(1).max(8);

export type Chosen = z.output<typeof chosenSchema>;
export type Quiz = z.output<typeof quizSchema>;
export type QuizQuestion = Quiz['questions'][number];
export type AnswerSet = Quiz['answerSets'][number];
export type Step = z.output<typeof stepSchema>;
/** A step as a step generator returns it. */
export type StepInput = z.input<typeof stepSchema>;
export type Slideshow = z.output<typeof slideshowSchema>;
export type Figure = z.output<typeof figureSchema>;
