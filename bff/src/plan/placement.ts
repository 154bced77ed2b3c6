import { findLesson } from '@dryrun/content/course/outline';
import { placementQuestions } from '@dryrun/content/course/placement';
import { patternOfPath } from '@dryrun/content/course/prerequisites';
import { listQuizzes } from '@dryrun/content/lesson-quizzes';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Quiz } from '@dryrun/contracts/lesson-format';
import type { PlacementQuestion, PlacementResults } from '@dryrun/contracts/plan';
import { isCorrectChoice, quizIdOf } from '@dryrun/contracts/quiz-grading';
import { listPlanLessons, type Courses } from '@dryrun/planning/course-work';
import type { Learner } from '@dryrun/planning/learner';
import { fieldError } from '../platform/error.ts';

interface FoundQuestion {
  readonly lessonId: number;
  readonly pattern: string;
  readonly quiz: Quiz;
  readonly index: number;
}

/** The questions from lessons that the learner can open. */
function findQuestions(courses: Courses, learner: Learner): readonly FoundQuestion[] {
  const readable = new Set(listPlanLessons(courses, learner).map(({ lesson }) => lesson.id));
  return placementQuestions.flatMap(({ lesson: path, quiz: quizId, question: index }) => {
    const lesson = findLesson(path);
    if (!lesson || !readable.has(lesson.id)) return [];
    const text = courses.findLessonText(lesson.id);
    const quiz = text && listQuizzes(text).find((each) => quizIdOf(each) === quizId);
    if (!quiz?.questions[index]) return [];
    const group = patternOfPath(path);
    return [{ lessonId: lesson.id, pattern: group === path ? lesson.name : group, quiz, index }];
  });
}

/** Without the right answers and their explanations. */
export function listPlacementQuestions(courses: Courses, learner: Learner): PlacementQuestion[] {
  return findQuestions(courses, learner).flatMap(({ lessonId, quiz, index }) => {
    const question = quiz.questions[index];
    if (!question) return [];
    const { text, answers, code, keepOrder = false } = question;
    const allowsMultiple = quiz.answerSets.some(({ indexes }) => Array.isArray(indexes[index]));
    return [
      omitUndefined({
        lessonId,
        text,
        answers,
        keepOrder,
        allowsMultiple,
        code: code && omitUndefined(code),
      }),
    ];
  });
}

interface Answer {
  readonly lessonId: number;
  readonly chosen: readonly number[];
}

/** Throws 400 for an answer to another question. The last answer to a question counts. */
export function gradePlacement(
  courses: Courses,
  learner: Learner,
  answers: readonly Answer[],
): PlacementResults {
  const questions = findQuestions(courses, learner);
  const asked = new Set(questions.map(({ lessonId }) => lessonId));
  if (answers.some(({ lessonId }) => !asked.has(lessonId))) {
    throw fieldError(
      'invalid_request',
      'lessonId',
      'lessonId: the placement has no question of this lesson. Please reload the page.',
    );
  }
  const chosen = new Map(answers.map((answer) => [answer.lessonId, answer.chosen]));
  return questions.flatMap(({ lessonId, pattern, quiz, index }) => {
    const answer = chosen.get(lessonId);
    if (!answer) return [];
    return [{ lessonId, pattern, isRight: isCorrectChoice(quiz, index, [...new Set(answer)]) }];
  });
}
