import { z } from 'zod';

/** A sentence to show to the user. */
export const messageResponse = z.object({ message: z.string() });

export const noContent = { status: 204, response: z.undefined() } as const;
