import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requestBody, text } from './request-field.ts';

export const editorTextLimit = 200_000;

/** Compiles an author's text as learners see it and lints it. `line` is 1-based. Stores nothing. */
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
