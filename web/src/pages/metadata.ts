import type { Course, Lesson } from '@dryrun/contracts/courses';
import { builtInCoursePath } from '../shared/paths.ts';

export interface PageMetadata {
  readonly title?: string;
  readonly description: string;
}

export const landingMetadata: PageMetadata & { readonly title: string } = {
  title: 'Prepare for technical interviews by rehearsing them',
  description:
    'Prepare for technical interviews: 42 lessons, 20 problems in Java, Python and C++, and a judge that shows which test fails and why. Six lessons are free.',
};

export const coursesMetadata: PageMetadata & { readonly title: string } = {
  title: 'All courses',
  description: 'All courses with their lessons, topics and prices for one year of access.',
};

export const blogMetadata: PageMetadata & { readonly title: string } = {
  title: 'Blog',
  description: 'Articles on coding interviews and system design, with numbers you can check.',
};

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
