/** The `section` segments in the URL of a coding lesson. The question has none. */
export const lessonSections = ['thought-process', 'best-solution', 'submissions'] as const;

export type LessonSection = (typeof lessonSections)[number];
