import { z } from 'zod';

/** The judge's languages, in the order of the editor's menu. Java is the default. */
export const langs = ['java', 'python3', 'c_cpp'] as const;

export const langSchema = z.enum(langs, { error: `lang: use one of ${langs.join(', ')}` });

export type Lang = (typeof langs)[number];

/** What the editor calls a language. */
export const langNames: Readonly<Record<Lang, string>> = { java: 'Java', python3: 'Python3', c_cpp: 'C++' };
