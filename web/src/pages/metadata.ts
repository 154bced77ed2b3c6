import type { Course, Lesson } from '@dryrun/contracts/courses';
import { builtInCoursePath } from '../shared/paths.ts';

/** How pages introduce themselves to search engines and to people who are sent a link. */
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
  description:
    'Every course: how many lessons it has, what it is about, and what it costs for one year of access.',
};

export const blogMetadata: PageMetadata & { readonly title: string } = {
  title: 'Blog',
  description: 'Articles on coding interviews and on the design of systems, with figures you can check.',
};

/** What a lesson is, in a sentence; of one that is not free, how to get to it. */
export function lessonDescription(
  { name, preview, isCodingProblem }: Lesson,
  { path, title }: Pick<Course, 'path' | 'title'>,
): string {
  const kind = isCodingProblem ? 'coding question' : 'lesson';
  const course = path === builtInCoursePath ? `the ${title}` : `the course “${title}”`;
  if (!preview) return `This ${kind} of ${course} is open to its owners. Buy this course to start learning.`;
  if (isCodingProblem)
    return `${name}: a free coding question with an editor and a judge for Java, Python and C++, its thought process and its best solution.`;
  if (path !== builtInCoursePath) return `${name}: a lesson of ${course} that is free to read.`;
  return `${name}: a free lesson of ${course}, with pictures, code in Java, Python and C++, and questions to check yourself.`;
}
