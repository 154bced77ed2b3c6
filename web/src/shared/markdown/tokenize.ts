import type { Lang } from '@dryrun/contracts/language';
import { createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { codeTheme } from './code-theme.ts';

/** Each grammar is a separate chunk. */
const grammars = {
  java: () => import('shiki/langs/java.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
};

const grammarOf = { java: 'java', python3: 'python', c_cpp: 'cpp' } as const satisfies Record<
  Lang,
  keyof typeof grammars
>;

let core: Promise<HighlighterCore> | undefined;

/** The tokens of a line of code. */
export type TokenLine = readonly Pick<ThemedToken, 'content' | 'color'>[];

/** Splits code into colored tokens. Colors are CSS variables, so a theme change needs no new run. */
export async function tokenize(code: string, lang: Lang): Promise<readonly TokenLine[]> {
  core ??= createHighlighterCore({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const highlighter = await core;
  const name = grammarOf[lang];
  await highlighter.loadLanguage(grammars[name]());
  // Without a time limit, because loading the grammar would use it up and leave the first lines plain.
  const options = { lang: name, theme: codeTheme, tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(code, options);
  return lines.map((line) => line.map(({ content, color }) => ({ content, ...(color && { color }) })));
}
