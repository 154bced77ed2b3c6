import { isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';

/** Whether a lesson can be opened. Unpublished lessons are only listed. */
export function isPublished({ minutes }: Pick<Lesson, 'minutes'>): boolean {
  return minutes !== undefined;
}

/** Whether search engines may index a lesson, because every visitor can read it. */
export function isIndexedLesson(course: Course, lesson: Lesson): boolean {
  return isOnSale(course) && lesson.preview && isPublished(lesson);
}
