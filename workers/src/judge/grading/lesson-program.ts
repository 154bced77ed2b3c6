import { defaultLimits, type CaseLimits } from '@dryrun/content/problem';
import type { Lang } from '@dryrun/contracts/language';
import { lessonProgramQuestionId } from '@dryrun/contracts/lessons';
import type { Signature } from '@dryrun/contracts/signature';
import type { Program } from '../languages/toolchain.ts';
import type { Test } from './verdict.ts';

/** Replaces the name `main`, which C++ reserves for the driver's own function. */
export const cppMain = 'lesson_main';

/**
 * Adds the class that the driver calls, so that a whole program becomes the call of a method. It is below the program,
 * so that line numbers stay the same. Python runs the program while it loads it, which counts as a part of the case.
 */
export const callFromDriver: Readonly<Record<Lang, (source: string) => string>> = {
  python3: (source) => `${source}

class Solution:
    def solve(self, a):
        return 0
`,
  java: (source) => `${source}
class Solution {
    public int solve(int a) throws Exception {
        Main.main(new String[0]);
        return 0;
    }
}
`,
  // A function other than main that returns an int has to return one.
  c_cpp: (source) => `${source.replace(/^int main\(/m, `auto ${cppMain}(`)}
struct Solution {
    int solve(int a) {
        ${cppMain}();
        return 0;
    }
};
`,
};

const signature: Signature = {
  questionId: lessonProgramQuestionId,
  path: 'lesson-program',
  name: 'Lesson program',
  difficulty: 'Easy',
  pattern: '',
  function: 'solve',
  args: [{ name: 'a', type: 'int', rule: {} }],
  returns: 'int',
  compare: 'exact',
  examples: [['0']],
};

const tests: readonly Test[] = [{ input: ['0'], expected: '0' }];

/** A lesson program with the test that calls it. `limits` are those of a test. */
export function lessonProgram(
  lang: Lang,
  source: string,
  limits: CaseLimits = defaultLimits[lang],
): { readonly program: Program; readonly tests: readonly Test[] } {
  return { program: { source: callFromDriver[lang](source), signature, limits }, tests };
}
