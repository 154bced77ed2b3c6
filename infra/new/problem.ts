import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PracticeLevel } from '@dryrun/contracts/practice-problems';

export interface NewProblem {
  /** The path of a text lesson. */
  readonly lesson: string;
  /** The name of the folder, such as `open-doors`. */
  readonly name: string;
  readonly level: PracticeLevel;
}

/** The last id that was given to a practice problem. It never falls, so a deleted id is not used again. */
export const lastIdFile = path.join(import.meta.dirname, 'last-question-id.json');

export function readLastId(file: string): number {
  return JSON.parse(readFileSync(file, 'utf8')) as number; // throws for a merge conflict
}

/**
 * The files of a practice problem that adds two numbers, by name. Its programs are empty, so `npm run problems` refuses it
 * until they are written.
 */
export function problemSkeleton(
  { name, level }: NewProblem,
  questionId: number,
): Readonly<Record<string, string>> {
  const isTransfer = level === 'transfer';
  return {
    'signature.ts': `import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: ${questionId},
  path: '${name}',
  name: '${titleOf(name)}',
  difficulty: '${isTransfer ? 'Medium' : 'Easy'}',
  pattern: 'Name of the pattern',
  function: 'solve',
  args: [
    { name: 'a', type: 'int', rule: { range: [0, 1000] } },
    { name: 'b', type: 'int', rule: { range: [0, 1000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [['1', '2']],
};
`,
    'brute-force.ts': `/** The simplest solution. Shares no code with the reference. */
export function bruteForce(a: number, b: number): number {
  return b + a;
}
`,
    'problem.ts': `import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

function solve(a: number, b: number): number {
  return a + b;
}

function smallInput(random: Random): [a: number, b: number] {
  return [random.int(0, 5), random.int(0, 5)];
}

function inputOfSize(random: Random, n: number): [a: number, b: number] {
  return [random.int(0, n), n];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: \`random small input \${seed}\`,
  args: () => smallInput(seededRandom(${questionId}00 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: solve,
  bruteForce,
  smallInput,
  growth: { n: 'the second number', largest: 1000, input: inputOfSize },
  cases: [{ name: 'example 1', args: [1, 2], expected: 3 }, ...randomSmall],
});
`,
    'question.md': `---
group: Hash tables and prefix sums
level: ${level}
teaches: State the task in one sentence.
---

The story, in at most ${isTransfer ? 300 : 120} words.

## Examples

\`\`\`text
Input:  a = 1, b = 2
Output: 3
\`\`\`

## Constraints

- \`0 ≤ a, b ≤ 1,000\`

## How your answer is checked

::comparison

## Hints

\`\`\`hints
- A nudge.
- A question.
- The idea.
- Almost the plan.
\`\`\`
`,
    'thought-process.md': `## Clarify

## Brute force

## The observation

## Dry run
`,
    'best-solution.md': `## Idea

::solutions

## Why it is right

## Complexity

- **Time O(1).**
- **Memory O(1).**
`,
    'solutions/Solution.java': `class Solution {
    public int solve(int a, int b) {
        throw new UnsupportedOperationException("not written yet");
    }
}
`,
    'solutions/solution.py': `class Solution:
    def solve(self, a: int, b: int) -> int:
        raise NotImplementedError
`,
    'solutions/solution.cpp': `class Solution {
public:
    int solve(int a, int b) {
        throw logic_error("not written yet");
    }
};
`,
    'wrong/subtracts.py': `# wrong: subtracts the numbers (Wrong Answer)
class Solution:
    def solve(self, a: int, b: int) -> int:
        return a - b
`,
    ...(isTransfer && {
      'talk-track.md': ['Clarify', 'Example', 'Plan', 'Code', 'Test', 'Cost']
        .map((part) => `## ${part}\n`)
        .join('\n'),
      'follow-ups.yaml': [1, 2, 3]
        .map(
          (number) =>
            `- ask: Which question comes next (${number})?\n  answer: >-\n    Two to five sentences.\n`,
        )
        .join(''),
    }),
  };
}

/**
 * Writes the skeleton with the id after that in `idFile`, and updates that file. An id is never given out twice, because
 * the new problem would get the submissions of the old one. Throws a sentence for the author if the name is not valid or
 * taken.
 */
export function createProblem(
  folder: string,
  problem: NewProblem,
  idFile: string,
): { readonly target: string; readonly questionId: number } {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(problem.name))
    throw new Error(`"${problem.name}" is not a name: use small letters and hyphens, such as open-doors.`);
  const target = path.join(folder, problem.lesson, problem.name);
  if (existsSync(target)) throw new Error(`${target} exists already. Choose another name.`);
  const questionId = readLastId(idFile) + 1;
  writeFileSync(idFile, `${questionId}\n`);
  for (const [file, text] of Object.entries(problemSkeleton(problem, questionId))) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), text);
  }
  return { target, questionId };
}

function titleOf(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}
