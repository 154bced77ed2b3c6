import type { Lang } from '@dryrun/contracts/language';

/** The variables that index a sequence, by dimension: `grid[r][c + 1]` has r in the first and c in the second. */
export type IndexVariables = ReadonlyMap<string, readonly ReadonlySet<string>[]>;

const strings = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const slashComments = new RegExp(String.raw`${strings}|/\*[\s\S]*?\*/|//[^\n]*`, 'g');
const stringsAndComments: Readonly<Record<Lang, RegExp>> = {
  java: slashComments,
  c_cpp: slashComments,
  python3: new RegExp(String.raw`"""[\s\S]*?"""|'''[\s\S]*?'''|${strings}|#[^\n]*`, 'g'),
};

const term = String.raw`\s*[A-Za-z_]\w*\s*(?:[-+]\s*\d+\s*)?`;
const access = new RegExp(String.raw`\b([A-Za-z_]\w*)((?:\[${term}\]|\.(?:charAt|get|at)\(${term}\))+)`, 'g');
const accessTerm = /[[(]\s*([A-Za-z_]\w*)/g;

/** Replaces strings and comments by blanks. Keeps the lines. */
export function blankStringsAndComments(code: string, lang: Lang): string {
  return code.replaceAll(stringsAndComments[lang], (text) => text.replaceAll(/[^\n]/g, ' '));
}

/** Finds them in a program's text: `a[i]`, `a[i - 1]`, `a.charAt(i)`, `a.get(i)` and `a.at(i)`. */
export function findIndexVariables(code: string, lang: Lang): IndexVariables {
  const found = new Map<string, Set<string>[]>();
  for (const [, name = '', accesses = ''] of blankStringsAndComments(code, lang).matchAll(access)) {
    const dimensions = found.get(name) ?? [];
    found.set(name, dimensions);
    [...accesses.matchAll(accessTerm)].forEach(([, index = ''], dimension) => {
      (dimensions[dimension] ??= new Set()).add(index);
    });
  }
  return found;
}
