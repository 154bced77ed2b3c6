import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requestBody, text } from './request-field.ts';

/** The longest text that the editor previews, in characters. */
export const editorTextLimit = 200_000;

/**
 * POST /editor/preview: an author's text as learners get it (blocks checked and compiled), and what is wrong in it. Lines
 * are counted from 1. Nothing is stored.
 */
export const previewText = endpoint({
  method: 'POST',
  path: '/editor/preview',
  access: 'admin',
  body: requestBody({
    text: text('text').max(editorTextLimit, `text: at most ${editorTextLimit} characters are allowed`),
  }),
  response: z.object({
    markdown: z.string(),
    faults: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
});

export const editorContract = { previewText };
