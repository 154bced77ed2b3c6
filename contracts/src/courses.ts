import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { langs } from './language.ts';
import { text } from './request-field.ts';

const codingProblemSchema = z.object({
  questionId: z.int(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  codeTemplate: z.record(z.enum(langs), z.string()),
  args: z.object({ names: z.array(z.string()), values: z.array(z.string()) }),
});

export const lessonSchema = z.object({
  id: z.int(),
  lessonOrder: z.int(),
  name: z.string(),
  preview: z.boolean(),
  urlPath: z.string(),
  /** Earlier values of `urlPath`, which redirect. */
  oldPaths: z.array(z.string()).optional(),
  isCodingProblem: z.boolean(),
  /** One public sentence: the content of a text, or the task of a coding problem. */
  teaches: z.string().optional(),
  /** Estimated duration in minutes; omitted for unpublished lessons. */
  minutes: z.int().positive().optional(),
  ...codingProblemSchema.partial().shape,
});

export const sectionSchema = z.object({
  name: z.string(),
  sectionOrder: z.int(),
  lessons: z.array(lessonSchema),
});

/** Kinds of practice that a course can switch off. */
export const practiceKinds = ['diagnosis', 'break-it', 'predict', 'memory', 'rehearsal', 'plan'] as const;
export type PracticeKind = (typeof practiceKinds)[number];

/** The server hides drafts from all users. A withdrawn course stays with its owners but cannot be bought. */
export const courseStates = ['draft', 'on-sale', 'withdrawn'] as const;

/** A course: price in dollars, discount as a fraction from 0 to 1 (docs/course-format.md). */
export const courseSchema = z.object({
  id: z.int(),
  path: z.string(),
  /** Earlier values of `path`, which redirect. */
  oldPaths: z.array(z.string()).optional(),
  title: z.string(),
  price: z.number(),
  discountPercentage: z.number().min(0).max(1),
  shortDesc: z.string(),
  fullDesc: z.string(),
  imageUrl: z.string(),
  language: z.string(),
  sections: z.array(sectionSchema),
  /** Practice problems are not lessons. Omitted for a course without any. */
  practiceProblemCount: z.int().positive().optional(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  /** On sale if omitted. */
  state: z.enum(courseStates).optional(),
  practiceOff: z.array(z.enum(practiceKinds)).optional(),
});

export type Lesson = z.output<typeof lessonSchema>;
export type Section = z.output<typeof sectionSchema>;
export type Course = z.output<typeof courseSchema>;

/** All lessons of a course, in order. */
export function flattenLessons<L>(course: {
  readonly sections: readonly { readonly lessons: readonly L[] }[];
}): L[] {
  return course.sections.flatMap(({ lessons }) => lessons);
}

export const isOnSale = ({ state = 'on-sale' }: Pick<Course, 'state'>): boolean => state === 'on-sale';

export const hasPractice = ({ practiceOff }: Pick<Course, 'practiceOff'>, kind: PracticeKind): boolean =>
  !practiceOff?.includes(kind);

/** A course by path, including the built-in one (which is also bundled with the client). */
export const getCourse = endpoint({
  method: 'GET',
  path: '/courses/course',
  access: 'public',
  query: z.object({ path: text('path') }),
  response: courseSchema,
});

/** The courses on sale, the built-in one first. */
export const listCourses = endpoint({
  method: 'GET',
  path: '/courses/all',
  access: 'public',
  response: z.array(courseSchema),
});

export const coursesContract = { getCourse, listCourses };
