import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const subprocessorSchema = z.object({ name: z.string(), purpose: z.string(), sees: z.string() });

export type Subprocessor = z.output<typeof subprocessorSchema>;

/** Subprocessors of personal data that this installation is configured for. */
export const listSubprocessors = endpoint({
  method: 'GET',
  path: '/site/processors',
  access: 'public',
  response: z.array(subprocessorSchema),
});

export const subprocessorsContract = { listSubprocessors };
