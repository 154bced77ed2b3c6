import { z } from 'zod';
import { courseStates } from './courses.ts';

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
