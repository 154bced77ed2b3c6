import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedProblem } from './problems.ts';

/** `question` leads to the mistake; `cause` completes "The program …" and is equal for programs with the same mistake. Server only: paid content. */
export interface Mistake {
  readonly question: string;
  readonly cause: string;
}

const mistakesByFolder = new Map<string, ReadonlyMap<string, Mistake>>();

/**
 * The mistakes of a problem's wrong programs by file name. The cause is the first line of the program, the question is in
 * `mistakes.json`. Throws if a program lacks one of them.
 */
export function readMistakes({ folder }: Pick<LoadedProblem, 'folder'>): ReadonlyMap<string, Mistake> {
  let mistakes = mistakesByFolder.get(folder);
  if (mistakes) return mistakes;
  const questions = JSON.parse(readFileSync(path.join(folder, 'mistakes.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  mistakes = new Map(
    readdirSync(path.join(folder, 'wrong')).map((name) => {
      const question = questions[name];
      const source = readFileSync(path.join(folder, 'wrong', name), 'utf8');
      const cause = /wrong: (.+) \([A-Z][A-Za-z ]+\)\s*$/.exec(source.split('\n', 1)[0] ?? '')?.[1];
      if (!question || !cause) throw new Error(`${folder}/wrong/${name} has no question or no cause`);
      return [name, { question, cause }];
    }),
  );
  mistakesByFolder.set(folder, mistakes);
  return mistakes;
}
