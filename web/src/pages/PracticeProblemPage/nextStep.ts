import { isFreePractice } from '@dryrun/content/course/free-practice';
import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { practiceList } from '@dryrun/content/course/practice-list';
import { needsOfPath, patternOfPath } from '@dryrun/content/course/prerequisites';
import { isPublished } from '@dryrun/content/course/published';
import { flattenLessons, type Lesson } from '@dryrun/contracts/courses';
import type { PracticeEntry, PracticeLevel } from '@dryrun/contracts/practice-problems';
import { findPreviousAndNext } from '../../features/lessons/previousAndNext.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';

interface Learner {
  readonly solved: ReadonlySet<number>;
  /** Others are led to free problems and lessons only. */
  readonly canReadAll: boolean;
}

interface Step {
  readonly questionId: number | undefined;
  readonly name: string;
  readonly to: string;
  readonly isFree: boolean;
}

const lessons = flattenLessons(builtInCourse);
const textLessons = lessons.filter(({ isCodingProblem }) => !isCodingProblem);

/** The step after a practice problem: the next unsolved one of its lesson, else the next lesson of the course. */
export function findNextStep(entry: PracticeEntry, { solved, canReadAll }: Learner): Step | undefined {
  const steps = [
    ...practiceSteps(entry.lesson, 'warm-up'),
    ...problemsOf(entry.lesson).map(lessonStep),
    ...practiceSteps(entry.lesson, 'transfer'),
  ];
  const position = steps.findIndex(({ questionId }) => questionId === entry.signature.questionId);
  const next = steps
    .slice(position + 1)
    .find(({ questionId = -1, isFree }) => !solved.has(questionId) && (canReadAll || isFree));
  return next ?? nextLesson(entry.lesson, canReadAll);
}

/** The coding problems of a text lesson: those for which it is the last lesson of their pattern to read. */
export function problemsOf(lessonPath: string): readonly Lesson[] {
  return lessons.filter(({ urlPath, isCodingProblem }) => {
    const needed = isCodingProblem ? needsOfPath(urlPath) : [];
    const ofPattern = textLessons.filter(
      (lesson) => needed.includes(lesson.urlPath) && patternOfPath(lesson.urlPath) === patternOfPath(urlPath),
    );
    return ofPattern.at(-1)?.urlPath === lessonPath;
  });
}

function practiceSteps(lessonPath: string, level: PracticeLevel): Step[] {
  return practiceList
    .filter((entry) => entry.lesson === lessonPath && entry.level === level)
    .map((entry) => {
      const { questionId, name, path } = entry.signature;
      const to = href.practiceProblem(builtInCoursePath, path);
      return { questionId, name, to, isFree: isFreePractice(entry) };
    });
}

function lessonStep({ questionId, name, urlPath, preview }: Lesson): Step {
  return { questionId, name, to: href.lesson(builtInCoursePath, urlPath), isFree: preview };
}

function nextLesson(lessonPath: string, canReadAll: boolean): Step | undefined {
  const lesson = findLesson(lessonPath);
  const canOpen = (each: Lesson) => isPublished(each) && (canReadAll || each.preview);
  const next = lesson && findPreviousAndNext(builtInCourse, lesson, canOpen).next;
  return next && lessonStep(next);
}
