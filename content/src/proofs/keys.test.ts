import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { findProblem, type LoadedProblem } from '../problems.ts';
import { ProofKeys, type HostileEnvironment } from './keys.ts';
import { listImports, repositoryRoot, SourceTree } from './source-tree.ts';

const problem = findProblem(9) as LoadedProblem;
const folder = 'content/course/problems/09-reverse-in-groups';
const program = { name: 'wrong/a.py', source: '# wrong: a (Wrong Answer)\n', verdict: 'Wrong Answer' };
const lessonProgram = { name: 'lessons/array.md 1 java', language: 'java', source: 'a', output: 'b' };
const hostileProgram = { name: 'a sleeper', lang: 'java', source: 'a', verdicts: ['Time Limit Exceeded'] };
const environment: HostileEnvironment = {
  toolchains: { java: 'Java 25', python3: 'Python 3.11', c_cpp: 'GCC 12' },
  kernel: '6.1',
  arch: 'x64',
  isolation: 'full',
};

function keysWithChanged(changed: string): ProofKeys {
  const added = Buffer.concat([readFileSync(path.join(repositoryRoot, changed)), Buffer.from('\n')]);
  return new ProofKeys(
    new SourceTree(repositoryRoot, (file) =>
      file === changed ? added : readFileSync(path.join(repositoryRoot, file)),
    ),
  );
}

const keys = new ProofKeys();
const compute = {
  program: (from: ProofKeys) => from.program(problem, program),
  agreement: (from: ProofKeys) => from.bruteForceAgreement(problem),
  lesson: (from: ProofKeys) => from.lessonProgram(lessonProgram),
  trace: (from: ProofKeys) => from.lessonTrace(lessonProgram),
  hostile: (from: ProofKeys) => from.hostileProgram(hostileProgram, environment),
};
type KeyKind = keyof typeof compute;
const kinds = Object.keys(compute) as KeyKind[];

/** Files and the keys that depend on them. */
const files: readonly (readonly [file: string, changed: readonly KeyKind[]])[] = [
  [`${folder}/problem.ts`, ['program', 'agreement']],
  [`${folder}/inputs.ts`, ['program', 'agreement']],
  [`${folder}/brute-force.ts`, ['program', 'agreement']],
  [`${folder}/signature.ts`, ['program', 'agreement']],
  ['content/src/random.ts', ['program', 'agreement']],
  ['content/src/problems.ts', ['program', 'agreement']],
  ['content/src/brute-force-agreement.ts', ['agreement']],
  ['contracts/src/arguments.ts', ['agreement']],
  ['contracts/src/literal.ts', ['program', 'agreement', 'hostile']],
  ['workers/drivers/python3/driver.py', ['program', 'hostile']],
  ['workers/drivers/java/judgedriver/Main.java', ['program', 'trace', 'hostile']],
  ['workers/drivers/c-cpp/driver.cpp', ['program', 'hostile']],
  ['workers/src/judge/grading/verdict.ts', ['program', 'hostile']],
  ['workers/src/judge/languages/java/java.ts', ['program', 'hostile']],
  ['workers/src/judge/sandbox/slot.ts', ['program', 'lesson', 'hostile']],
  ['workers/src/judge/sandbox/seccomp/filter-x64.bin', ['program', 'lesson', 'hostile']],
  ['node_modules/zod/package.json', ['program', 'hostile']],
  ['workers/test/judge.ts', ['program', 'hostile']],
  ['workers/test/proof.ts', ['program']],
  ['workers/test/lesson-programs.ts', ['lesson']],
  ['workers/test/lesson-traces.ts', ['trace']],
  ['contracts/src/trace-events.ts', ['program', 'trace', 'hostile']],
  ['workers/test/hostile/judge-hostile.ts', ['hostile']],
  ['contracts/src/payments.ts', []],
  ['workers/src/judge/queue/sweep.ts', []],
  ['workers/src/mail/handlers.ts', []],
  [`${folder}/question.md`, []],
  [`${folder}/steps.ts`, []],
  ['content/course/problems/08-delivery-capacity/problem.ts', []],
  ['content/course/problems/08-delivery-capacity/signature.ts', []],
  ['workers/test/hostile/python-programs.ts', []],
];

test.each(files)('changes the keys that depend on %s: %j', (file, changed) => {
  const newKeys = keysWithChanged(file);
  expect(kinds.filter((kind) => compute[kind](newKeys) !== compute[kind](keys))).toEqual(changed);
});

test('computes the same keys when nothing changed', () => {
  const newKeys = new ProofKeys();
  for (const kind of kinds) expect(compute[kind](newKeys)).toBe(compute[kind](keys));
  expect(compute.program(keys)).toMatch(/^[0-9a-f]{64}$/);
});

test.each([{ name: 'wrong/b.py' }, { source: `${program.source} ` }, { verdict: 'Runtime Error' }])(
  'changes the key of a program with %j',
  (change) => {
    expect(keys.program(problem, { ...program, ...change })).not.toBe(compute.program(keys));
  },
);

test('changes the key of a program in another problem', () => {
  expect(keys.program(findProblem(8) as LoadedProblem, program)).not.toBe(compute.program(keys));
});

test.each([{ source: 'a ' }, { output: 'c' }, { output: undefined }, { language: 'cpp' }])(
  'changes the key of a lesson program with %j',
  (change) => {
    expect(keys.lessonProgram({ ...lessonProgram, ...change })).not.toBe(compute.lesson(keys));
  },
);

test.each([{ source: 'a ' }, { verdicts: ['Approved'] }, { name: 'another' }])(
  'changes the key of a hostile program with %j',
  (change) => {
    expect(keys.hostileProgram({ ...hostileProgram, ...change }, environment)).not.toBe(
      compute.hostile(keys),
    );
  },
);

test.each([
  { toolchains: { ...environment.toolchains, c_cpp: 'GCC 13' } },
  { kernel: '6.2' },
  { arch: 'arm64' },
  { isolation: 'reduced' },
])('changes the key of a hostile program on a machine with %j', (change) => {
  const changed = { ...environment, ...change };
  expect(keys.hostileProgram(hostileProgram, changed)).not.toBe(compute.hostile(keys));
});

describe('listImports', () => {
  const sources = globSync('{contracts,content,workers}/{src,course,test}/**/*.ts', { cwd: repositoryRoot });

  test('lists what Node loads, for every source file', () => {
    const { stripTypeScriptTypes } = process.getBuiltinModule('node:module');
    expect(sources.length).toBeGreaterThan(300);
    for (const file of sources) {
      const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
      const { moduleRequests } = new vm.SourceTextModule(stripTypeScriptTypes(text));
      const loaded = new Set(moduleRequests.map(({ specifier }) => specifier));
      const found = listImports(text).filter((name) => !text.includes(`import('${name}')`));
      expect({ file, imports: new Set(found) }).toEqual({ file, imports: loaded });
    }
  });

  test('includes dynamic imports and omits types', () => {
    const text = [
      "import type { A } from './a.ts';",
      "import { b } from './b.ts';",
      "import {\n  c,\n  d,\n} from '@dryrun/contracts/c';",
      "import './e.ts';",
      "export { f } from './f.ts';",
      "export type { G } from './g.ts';",
      "const h = await import('./h.ts');",
    ].join('\n');
    expect(listImports(text)).toEqual(['./b.ts', '@dryrun/contracts/c', './e.ts', './f.ts', './h.ts']);
  });
});
