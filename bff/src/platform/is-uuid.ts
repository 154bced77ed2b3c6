import { z } from 'zod';

export const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;
