import type { Course, Lesson } from '@dryrun/contracts/courses';
import { builtInCoursePath } from '../../shared/paths.ts';

/** The description of a lesson for search engines and link previews. */
export function lessonDescription(
  { name, preview, isCodingProblem }: Lesson,
  { path, title }: Pick<Course, 'path' | 'title'>,
): string {
  const kind = isCodingProblem ? 'coding question' : 'lesson';
  const course = path === builtInCoursePath ? `the ${title}` : `the course “${title}”`;
  if (!preview) return `This ${kind} is part of ${course}. Buy this course to start learning.`;
  if (isCodingProblem)
    return `${name}: a free coding question with an editor and a judge for Java, Python and C++, a thought process and a best solution.`;
  if (path !== builtInCoursePath) return `${name}: a free lesson of ${course}.`;
  return `${name}: a free lesson of ${course}, with diagrams, code in Java, Python and C++, and a quiz to check yourself.`;
}
