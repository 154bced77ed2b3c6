import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { langSchema } from './language.ts';
import { decimal, requestBody, text, trueOrFalse, wholeNumber, textWithoutNulls } from './request-field.ts';

const questionId = decimal('questionId');

/** `typedCode` is null for an unchanged template. `revision` grows with each change. */
const draftSchema = z.object({
  lang: langSchema,
  typedCode: z.string().nullable(),
  /** The template that the code started from, or that its owner saw last. Omitted if unknown. */
  template: z.string().optional(),
  revision: z.int(),
  editTime: z.iso.datetime(),
});

const draftVersionSchema = z.object({ id: z.uuid(), typedCode: z.string(), editTime: z.iso.datetime() });

/** The caller's current code of a question, per language. */
export const listDrafts = endpoint({
  method: 'GET',
  path: '/code/:questionId/drafts',
  access: 'user',
  params: z.object({ questionId }),
  response: z.array(draftSchema),
});

/** Earlier code, newest first. */
export const listDraftVersions = endpoint({
  method: 'GET',
  path: '/code/:questionId/drafts/:lang/versions',
  access: 'user',
  params: z.object({ questionId, lang: langSchema }),
  response: z.array(draftVersionSchema),
});

/**
 * Saves code and returns the current draft. If another device has changed the draft since `baseRevision` (0: none known),
 * the newest code becomes the draft and the other one a version.
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/code/draft',
  access: 'user',
  body: requestBody({
    questionId: wholeNumber('questionId'),
    lang: langSchema,
    typedCode: text('typedCode').nullable(),
    /** The template that the code started from. Omitted if unknown; the stored one then stays. */
    template: textWithoutNulls('template').max(4000, 'template: at most 4,000 characters').optional(),
    baseRevision: wholeNumber('baseRevision'),
    /** Time since the edit. Not its date, because clocks of devices differ. */
    ageMs: wholeNumber('ageMs').min(0, 'ageMs: must be at least 0'),
    /** Keeps the replaced code as a version, such as before a reset. */
    keepsPrevious: trueOrFalse('keepsPrevious'),
  }),
  response: draftSchema,
});

export type Draft = z.output<typeof draftSchema>;
export type DraftVersion = z.output<typeof draftVersionSchema>;

export const draftsContract = { listDrafts, listDraftVersions, saveDraft };
