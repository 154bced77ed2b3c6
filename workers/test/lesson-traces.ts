import { defaultLimits } from '@dryrun/content/problem';
import type { Lang } from '@dryrun/contracts/language';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { TraceResult } from '@dryrun/contracts/trace';
import type { TraceEvent } from '@dryrun/contracts/trace-events';
import { callFromDriver, cppMain } from '../src/judge/grading/lesson-program.ts';
import type { TestJudge } from './judge.ts';
import type { LessonLanguage, LessonProgram } from './lesson-programs.ts';
import { signatureOf } from './signature.ts';

/** `failure` says why there is no recording. */
export type TracedLessonProgram = { readonly trace: TraceResult } | { readonly failure: string };

/**
 * Records a whole lesson program. The judge records a call of a method, so the program becomes that method's only call.
 * The recording has the program's own lines, and fails if the program does not print what its lesson shows.
 */
export async function traceLessonProgram(
  judge: TestJudge,
  program: LessonProgram,
): Promise<TracedLessonProgram> {
  const { language, source, location, output = '' } = program;
  const lang = langOf[language];
  const result = await judge.trace(lang, wrap[language](source), {
    signature: signatureOf(['int'], 'int'),
    test: { input: ['0'], expected: '0' },
    limits: defaultLimits[lang],
  });
  const { case: judged, unavailable, compileOutput } = result;
  const reason = unavailable ?? (judged ? judged.errorOutput : compileOutput);
  if (judged?.statusMsg !== 'Approved')
    return { failure: `${location} cannot be recorded in ${language}: ${reason ?? 'no steps'}` };
  if (judged.stdOutput.trimEnd() !== output.trimEnd())
    return { failure: `${location} prints in ${language} while it is recorded\n${judged.stdOutput}` };
  return { trace: unwrap(result, program) };
}

const langOf: Readonly<Record<LessonLanguage, Lang>> = { python: 'python3', java: 'java', cpp: 'c_cpp' };

const wrap: Readonly<Record<LessonLanguage, (source: string) => string>> = {
  // Code at module level is not recorded, so it becomes the body of a function on the same lines.
  python: (source) => `import ast
shell = ast.parse('def script(): pass')
shell.body[0].body = ast.parse(${JSON.stringify(source)}).body
scope = {'__name__': '__main__'}
exec(compile(shell, 'solution.py', 'exec'), scope)
class Solution:
    def solve(self, a, script=scope['script']):
        script()
        return 0
`,
  java: callFromDriver.java,
  cpp: callFromDriver.c_cpp,
};

type Step = Extract<TraceEvent, readonly ['s' | 'c' | 'r' | 'x', ...unknown[]]>;

/** Removes the wrapper's frame, and what a lesson doesn't show: `args` of Java's `main`, and definitions in Python. */
function unwrap({ events, totalSteps, ended }: TraceResult, program: LessonProgram): TraceResult {
  const definitions = definitionLines(program);
  let removed = 0;
  const unwrapped = events.flatMap((event): TraceEvent[] => {
    switch (event[0]) {
      case 'o':
      case 'e':
        return [event];
      case 'n':
        return [['n', event[1] - removed]];
      case 'k': {
        const [kind, step, depth, frames, objects] = event;
        const own = frames.length === depth ? frames.slice(1) : frames;
        const renamed = own.map(([name, ...frame]): (typeof own)[number] => [ownName(name), ...frame]);
        return [[kind, step - removed, depth - 1, renamed, objects]];
      }
      default: {
        const step = unwrapStep(event, definitions);
        if (!step) removed += 1;
        return step ? [step] : [];
      }
    }
  });
  return { events: unwrapped, totalSteps: totalSteps - removed, ...omitUndefined({ ended }) };
}

function unwrapStep(event: Step, definitions: ReadonlySet<number>): Step | undefined {
  const step: Step = [...event];
  const [kind, line, depth, variables, objects] = step;
  step[2] = depth - 1;
  if (depth === 1) return undefined;
  if (depth > 2) return step;
  const isUnchanged = Object.keys(variables).length === 0 && Object.keys(objects).length === 0;
  if (kind === 's' && isUnchanged && definitions.has(line)) return undefined;
  if (step[0] === 'r') return [kind, line, 1, variables, objects] as Step; // a program returns nothing
  if (step[0] !== 'c') return step;
  step[5] = ownName(step[5]);
  const { args, ...others } = variables;
  if (step[5] === 'main' && Array.isArray(args)) {
    step[3] = others;
    step[4] = Object.fromEntries(Object.entries(objects).filter(([id]) => id !== String(args[1])));
  }
  return step;
}

function ownName(name: string): string {
  return name === cppMain ? 'main' : name;
}

/** The lines of Python's imports, functions and classes, which only define names. */
function definitionLines({ language, source }: LessonProgram): ReadonlySet<number> {
  if (language !== 'python') return new Set();
  const lines = source.split('\n').entries();
  return new Set(
    [...lines].filter(([, text]) => /^(?:def|class|import|from|@)/.test(text)).map(([i]) => i + 1),
  );
}
