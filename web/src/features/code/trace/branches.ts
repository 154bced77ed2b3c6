import type { Lang } from '@dryrun/contracts/language';
import { blankStringsAndComments } from './indexVariables.ts';

interface Branch {
  readonly isLoop: boolean;
  /** The lines of the body. */
  readonly first: number;
  readonly last: number;
  /** Variables that a C++ loop over a container sets. Its recorder stops at the line when they have been set. */
  readonly variables: readonly string[];
}

/** The conditions and loops of a program by line. Their body starts on a later line, or is the same line in a C++ `if`. */
export type Branches = ReadonlyMap<number, Branch>;

const header = /^[\s}]*(?:(?:else\s+)?(if)|elif|while|for)\b.*[:{)]\s*$/;

/** C++ only: other recorders don't stop again at a body on the same line. */
const oneLineIf = /^[\s}]*(?:else\s+)?if\b(?!.*\b(?:if|else|for|while|do)\b).*;\s*$/;
const containerLoop = /\bfor\s*\([^:;]*?(?:(\w+)|\[([^\]]*)\])\s*:[^:]/;

/** Finds them by the indentation. Leaves out those whose condition or body shares a line with other code. */
export function findBranches(code: string, lang: Lang): Branches {
  const lines = blankStringsAndComments(code, lang).split('\n');
  const found = new Map<number, Branch>();
  lines.forEach((text, i) => {
    const [match, keyword] = header.exec(text) ?? [];
    if (match === undefined) {
      const isShort = lang === 'c_cpp' && oneLineIf.test(text);
      if (isShort) found.set(i + 1, { isLoop: false, first: i + 1, last: i + 1, variables: [] });
      return;
    }
    const end = lines.findIndex(
      (line, at) => at > i && line.trim() !== '' && indentOf(line) <= indentOf(text),
    );
    const last = end < 0 ? lines.length : end;
    if (last > i + 1) {
      const isLoop = keyword === undefined && !/\belif\b/.test(text);
      const [, variable, list] = (lang === 'c_cpp' && containerLoop.exec(text)) || [];
      const variables = (variable ?? list ?? '').split(',').flatMap((name) => name.trim() || []);
      found.set(i + 1, { isLoop, first: i + 2, last, variables });
    }
  });
  return found;
}

/** Which way the program went at a line, such as "the condition is true". Undefined if the line has no branch. */
export function branchPhrase(branches: Branches, line: number, next: number): string | undefined {
  const branch = branches.get(line);
  if (!branch) return undefined;
  const entersBody = next >= branch.first && next <= branch.last;
  if (branch.isLoop) return entersBody ? 'the loop goes on' : 'the loop ends';
  return entersBody ? 'the condition is true' : 'the condition is false';
}

function indentOf(line: string): number {
  return line.replaceAll('\t', '    ').search(/\S/);
}
