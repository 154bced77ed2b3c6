import { quizSchema, type Quiz } from '@dryrun/contracts/lesson-format';
import type { LessonText } from '@dryrun/contracts/page-renderer';
import { parseFences } from './fences.ts';

const quizzesByText = new WeakMap<LessonText, readonly Quiz[]>();

/** The quizzes of a compiled lesson, without those that have an error. */
export function listQuizzes(text: LessonText): readonly Quiz[] {
  let quizzes = quizzesByText.get(text);
  if (!quizzes) {
    quizzes = [text.lessonContent, text.solution, text.answer].flatMap((markdown) =>
      parseFences(markdown)
        .filter(({ name }) => name === 'quiz')
        .flatMap(({ body }) => quizSchema.safeParse(JSON.parse(body)).data ?? []),
    );
    quizzesByText.set(text, quizzes);
  }
  return quizzes;
}
