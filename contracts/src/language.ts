import { z } from 'zod';

/** Supported languages, in menu order. Java is the default. */
export const langs = ['java', 'python3', 'c_cpp'] as const;

export const langSchema = z.enum(langs, { error: `lang: use one of ${langs.join(', ')}` });

export type Lang = (typeof langs)[number];

export const langNames: Readonly<Record<Lang, string>> = { java: 'Java', python3: 'Python3', c_cpp: 'C++' };
