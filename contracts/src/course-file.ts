import { z } from 'zod';

const path = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a path has small letters, digits and hyphens');

/** A course as its author writes it in `course.yaml`; the texts are `lessons/<urlPath>.md` beside it. */
export const courseFileSchema = z.strictObject({
  id: z.int().positive(),
  path,
  title: z.string().min(1),
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
              /** Unique over all courses: a lesson is asked for by its id alone. */
              id: z.int().positive(),
              name: z.string().min(1),
              urlPath: path,
              preview: z.boolean().default(false),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

export type CourseFile = z.output<typeof courseFileSchema>;
