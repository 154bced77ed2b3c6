import type { Lang } from '@dryrun/contracts/language';

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Strings and comments, as far as they matter for brackets. The alternatives of unfinished ones match last. */
const tokens: Readonly<Record<Lang, RegExp>> = {
  python3: /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*|["'()[\]{}]/g,
  java: /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\/\/.*|\/\*[^]*?\*\/|\/\*|["'()[\]{}]/g,
  // A quote between digits separates thousands.
  c_cpp:
    /\d'\d|R"([^\s()\\]*)\([^]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\/\/.*|\/\*[^]*?\*\/|\/\*|["'()[\]{}]/g,
};

/** A cheap check whether code may compile: quotes and brackets are closed, and no Python block is empty at the end. */
export function looksComplete(code: string, lang: Lang): boolean {
  const open: string[] = [];
  for (const [token] of code.matchAll(tokens[lang])) {
    const expected = closing[token];
    if (expected !== undefined) open.push(expected);
    else if (token === ')' || token === ']' || token === '}') {
      if (open.pop() !== token) return false;
    } else if (token === '"' || token === "'" || token === '/*') return false;
  }
  return open.length === 0 && !(lang === 'python3' && /:\s*(?:#.*\s*)*$/.test(code));
}
