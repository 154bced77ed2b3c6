import { z } from 'zod';
import { courseStates, practiceKinds } from './courses.ts';

const path = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lowercase letters, digits and hyphens');

/** The format of `course.yaml`. Lesson texts are in `lessons/<urlPath>.md` next to it. */
export const courseFileSchema = z.strictObject({
  id: z.int().positive(),
  path,
  oldPaths: z.array(path).optional(),
  title: z.string().min(1),
  state: z.enum(courseStates).default('on-sale'),
  price: z.number().min(0),
  discountPercentage: z.number().min(0).max(1).default(0),
  practiceOff: z.array(z.enum(practiceKinds)).optional(),
  shortDesc: z.string().min(1),
  fullDesc: z.string().min(1),
  imageUrl: z.string().startsWith('/'),
  language: z.string().default('English'),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  sections: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        lessons: z
          .array(
            z.strictObject({
              /** Unique across all courses, because requests identify a lesson by id alone. */
              id: z.int().positive(),
              name: z.string().min(1),
              urlPath: path,
              oldPaths: z.array(path).optional(),
              teaches: z.string().min(1).optional(),
              preview: z.boolean().default(false),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

export type CourseFile = z.output<typeof courseFileSchema>;

/**
 * Front matter of the built-in course's texts. It is public; the texts below it are not. `lessonPaths` are the paths of
 * all text lessons.
 */
export function frontMatterSchemas(lessonPaths: readonly string[]) {
  const textLesson = z.enum(lessonPaths, {
    error: ({ input }) => `there is no text lesson "${String(input)}"`,
  });
  const publicFields = {
    /** Of the lesson; unique across all courses. */
    id: z.int().positive(),
    /** One sentence: the content of a text, or the task of a coding problem. */
    teaches: z.string().min(1),
    /** The paths of the text lessons to read before it. */
    needs: z.array(textLesson).optional(),
    /** Whether the lesson is free. */
    preview: z.boolean().optional(),
  };
  return {
    lesson: z.strictObject({
      ...publicFields,
      section: z.string().min(1),
      /** The group of problems whose pattern it teaches. */
      group: z.string().min(1).optional(),
      /** Position in the section; the id if omitted. */
      order: z.number().optional(),
      name: z.string().min(1),
      minutes: z.int().positive(),
    }),
    problem: z.strictObject({ ...publicFields, group: z.string().min(1) }),
  };
}

export type FieldsSchema<Fields> = z.ZodType<Fields>;

/** Parses the front matter of a file. Throws an error that names the file and each invalid field. */
export function parseFields<Fields>(schema: FieldsSchema<Fields>, value: unknown, file: string): Fields {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
