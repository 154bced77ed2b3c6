import type { Lang } from '@dryrun/contracts/language';
import { blankStringsAndComments } from './indexVariables.ts';

interface Branch {
  readonly isLoop: boolean;
  /** The lines of the body. */
  readonly first: number;
  readonly last: number;
}

/** The conditions and loops of a program by line. Their body starts on a later line. */
export type Branches = ReadonlyMap<number, Branch>;

const header = /^[\s}]*(?:(?:else\s+)?(if)|elif|while|for)\b.*[:{)]\s*$/;

/** Finds them by the indentation. Leaves out those whose condition or body shares a line with other code. */
export function findBranches(code: string, lang: Lang): Branches {
  const lines = blankStringsAndComments(code, lang).split('\n');
  const found = new Map<number, Branch>();
  lines.forEach((text, i) => {
    const [match, keyword] = header.exec(text) ?? [];
    if (match === undefined) return;
    const end = lines.findIndex(
      (line, at) => at > i && line.trim() !== '' && indentOf(line) <= indentOf(text),
    );
    const last = end < 0 ? lines.length : end;
    if (last > i + 1) {
      found.set(i + 1, { isLoop: keyword === undefined && !/\belif\b/.test(text), first: i + 2, last });
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
