import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const processorSchema = z.object({ name: z.string(), purpose: z.string(), sees: z.string() });

export type Processor = z.output<typeof processorSchema>;

/** GET /site/processors: who processes personal data for this installation, as it is configured. */
export const listSubprocessors = endpoint({
  method: 'GET',
  path: '/site/processors',
  access: 'public',
  response: z.array(processorSchema),
});

export const subprocessorsContract = { listSubprocessors };
