import type { Lang } from '@dryrun/contracts/language';
import { createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { codeTheme } from './code-theme.ts';

/** Dynamic imports, so that each grammar is a separate chunk. */
const grammars = {
  java: () => import('shiki/langs/java.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
};

const grammarOf = { java: 'java', python3: 'python', c_cpp: 'cpp' } as const satisfies Record<
  Lang,
  keyof typeof grammars
>;

let cachedHighlighter: Promise<HighlighterCore> | undefined;

export type TokenLine = readonly Pick<ThemedToken, 'content' | 'color'>[];

/** Splits code into colored tokens. Colors are CSS variables, so a theme change doesn't require tokenizing again. */
export async function tokenize(code: string, lang: Lang): Promise<readonly TokenLine[]> {
  cachedHighlighter ??= createHighlighterCore({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const highlighter = await cachedHighlighter;
  const name = grammarOf[lang];
  await highlighter.loadLanguage(grammars[name]());
  // 0 disables the time limit, which includes loading the grammar and would leave the first lines uncolored.
  const options = { lang: name, theme: codeTheme, tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(code, options);
  return lines.map((line) => line.map(({ content, color }) => ({ content, ...(color && { color }) })));
}
