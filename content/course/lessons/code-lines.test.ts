import type { StepInput } from '@dryrun/contracts/lesson-format';
import { langs, type Lang } from '@dryrun/contracts/language';
import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listProblems } from '../../src/problems.ts';
import { stepCodeLines, stepGenerators } from './step-generators.ts';
import { randomInputOf } from './step-trials.ts';

const minRounds = 30;
/** Some lines are rare. */
const maxRounds = 2000;
const fences: Readonly<Record<Lang, string>> = { java: 'java', python3: 'python', c_cpp: 'cpp' };
const folder = import.meta.dirname;
const lessons = globSync('*.md', { cwd: folder }).map((name) =>
  readFileSync(path.join(folder, name), 'utf8'),
);

/** The trimmed lines of a problem's solution, or of all programs in the lesson that shows the slides. */
function programLines(generator: string, lang: Lang): Set<string> {
  const problem = listProblems().find(({ signature }) => signature.path === generator);
  const lesson = lessons.find((text) => text.includes(`from: ${generator}\n`)) ?? '';
  const programs = lesson.matchAll(new RegExp(`^\`\`\`${fences[lang]}\\b.*\\n([^]*?)^\`\`\``, 'gm'));
  const code = problem?.solutions[lang] ?? [...programs].map(([, program]) => program).join('');
  return new Set(code.split('\n').map((line) => line.trim()));
}

test.each([...stepGenerators.keys()])('names a code line for each step of %s', (name) => {
  const generate = stepGenerators.get(name) as (input: unknown) => StepInput[];
  const names = new Set<string | undefined>(Object.keys(stepCodeLines.get(name) ?? {}));
  const used = new Set<string | undefined>();
  for (let round = 0; round < minRounds || (round < maxRounds && used.size < names.size); round += 1) {
    for (const { line } of generate(randomInputOf(name))) used.add(line);
  }
  expect(used).toEqual(names);
});

test.each([...stepCodeLines])('takes the code lines of %s from its programs', (name, codeLines) => {
  const unknown = langs.flatMap((lang) => {
    const lines = programLines(name, lang);
    return Object.values(codeLines).flatMap((line) => (lines.has(line[lang]) ? [] : [line[lang]]));
  });
  expect(unknown).toEqual([]);
});
