import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface ImportCase {
  readonly from: string;
  readonly to: string;
  /** The rule that must refuse the import; undefined if it is allowed. */
  readonly rule: string | undefined;
  readonly type?: true;
  /** Imports by package name instead of by path. */
  readonly by?: string;
}

const importCases: readonly ImportCase[] = [
  { from: 'web/src/shared/a.ts', to: 'bff/src/main.ts', rule: 'web-imports' },
  { from: 'web/src/shared/b.ts', to: 'bff/src/main.ts', rule: 'web-imports', type: true },
  { from: 'web/src/shared/c.ts', to: 'bff/src/main.ts', rule: 'web-imports', by: '@dryrun/bff/main' },
  { from: 'web/src/shared/d.ts', to: 'workers/src/main.ts', rule: 'web-imports' },
  { from: 'web/src/shared/e.ts', to: 'migrations/src/database.ts', rule: 'web-imports' },
  { from: 'web/src/shared/f.ts', to: 'runtime/src/redis.ts', rule: 'web-imports' },
  { from: 'web/src/shared/g.ts', to: 'contracts/src/code.ts', rule: undefined, by: '@dryrun/contracts/code' },
  {
    from: 'web/src/shared/h.ts',
    to: 'content/course/problems/01-a/problem.ts',
    rule: 'paid-content-stays-on-the-server',
  },
  { from: 'web/src/shared/i.ts', to: 'content/src/detour.ts', rule: 'paid-content-stays-on-the-server' },
  {
    from: 'content/course/problems/01-a/signature.ts',
    to: 'content/course/problems/01-a/inputs.ts',
    rule: 'signatures-are-public',
  },
  { from: 'web/src/shared/j.ts', to: 'content/course/outline.ts', rule: undefined },
  {
    from: 'web/src/shared/k.ts',
    to: 'web/src/features/code/x.ts',
    rule: 'web-shared-imports-inner-layers-only',
  },
  { from: 'web/src/pages/a.ts', to: 'web/src/app/x.ts', rule: 'web-pages-imports-inner-layers-only' },
  {
    from: 'web/src/features/code/l.ts',
    to: 'web/src/pages/x.ts',
    rule: 'web-features-imports-inner-layers-only',
  },
  {
    from: 'web/src/features/code/m.ts',
    to: 'web/src/features/auth/x.ts',
    rule: 'web-features-do-not-import-each-other',
  },
  {
    from: 'web/src/features/code/n.ts',
    to: 'web/src/features/auth/x.ts',
    rule: 'web-features-do-not-import-each-other',
    type: true,
  },
  { from: 'web/src/features/code/o.ts', to: 'web/src/features/code/x.ts', rule: undefined },
  { from: 'bff/src/code/a.ts', to: 'bff/src/users/x.ts', rule: 'bff-features-are-apart' },
  { from: 'bff/src/code/b.ts', to: 'bff/src/main.ts', rule: 'bff-features-do-not-import-the-app' },
  { from: 'bff/src/code/c.ts', to: 'workers/src/main.ts', rule: 'bff-imports' },
  { from: 'bff/src/code/d.ts', to: 'migrations/src/testing.ts', rule: 'no-test-code-in-production' },
  { from: 'bff/src/code/e.ts', to: 'migrations/src/database.ts', rule: undefined },
  { from: 'workers/src/judge/a.ts', to: 'workers/src/mail/x.ts', rule: 'workers-do-not-import-each-other' },
  {
    from: 'workers/src/judge/sandbox/a.ts',
    to: 'workers/src/judge/x.ts',
    rule: 'sandbox-imports-nothing-else',
  },
  {
    from: 'workers/src/judge/sandbox/b.ts',
    to: 'contracts/src/code.ts',
    rule: 'sandbox-imports-nothing-else',
  },
  { from: 'workers/src/judge/b.ts', to: 'bff/src/main.ts', rule: 'workers-imports' },
  { from: 'runtime/src/a.ts', to: 'migrations/src/database.ts', rule: 'runtime-imports' },
  { from: 'migrations/src/a.ts', to: 'contracts/src/code.ts', rule: 'migrations-imports' },
  { from: 'payments/src/a.ts', to: 'runtime/src/redis.ts', rule: 'payments-imports' },
  { from: 'planning/src/a.ts', to: 'runtime/src/redis.ts', rule: 'planning-imports' },
  { from: 'content/src/a.ts', to: 'runtime/src/redis.ts', rule: 'content-imports' },
  { from: 'contracts/src/a.ts', to: 'content/src/x.ts', rule: 'contracts-imports' },
  { from: 'contracts/src/b.ts', to: 'node:fs', rule: 'contracts-are-zod-only', by: 'node:fs' },
  { from: 'contracts/src/c.ts', to: 'contracts/src/d.ts', rule: 'no-cycles', type: true },
  { from: 'contracts/src/e.ts', to: 'contracts/src/nowhere.ts', rule: 'imports-exist' },
];

let folder: string;
let rulesByFile: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-rules-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { to } of importCases.filter(({ rule }) => rule !== 'imports-exist')) {
    if (to.includes('/')) write(to, 'export type T = string;\n');
  }
  write('content/src/detour.ts', "export * from '../course/problems/01-a/problem.ts';\n");
  write('contracts/src/d.ts', "import type * as back from './c.ts';\nexport type B = typeof back;\n");
  for (const { from, to, type, by } of importCases) {
    const up = '../'.repeat(from.split('/').length - 1);
    write(
      from,
      `import ${type ? 'type ' : ''}* as imported from '${by ?? up + to}';\nexport type T = typeof imported;\nimported;\n`,
    );
  }
  for (const name of ['contracts', 'bff']) {
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@dryrun/${name}`, exports: { './*': { source: './src/*.ts' } } }),
    );
    mkdirSync(join(folder, 'node_modules/@dryrun'), { recursive: true });
    symlinkSync(join(folder, name), join(folder, 'node_modules/@dryrun', name));
  }
  rulesByFile = listRefusingRules();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function listRefusingRules(): Map<string, string[]> {
  const program = join(root, 'node_modules/.bin/depcruise');
  const packages = [
    'contracts',
    'content',
    'migrations',
    'payments',
    'planning',
    'runtime',
    'bff',
    'workers',
    'web',
  ];
  const config = join(root, '.dependency-cruiser.cjs');
  const result = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', ...packages],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  if (result.stdout === '') throw new Error(result.stderr);
  const { summary } = JSON.parse(result.stdout) as Report;
  const byFile = new Map<string, string[]>();
  for (const { from, rule } of summary.violations) byFile.set(from, [...(byFile.get(from) ?? []), rule.name]);
  return byFile;
}

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

test.each(importCases.filter(({ rule }) => rule !== undefined))(
  '$rule refuses $from -> $to',
  ({ from, rule }) => {
    expect(rulesByFile.get(from)).toContain(rule);
  },
);

test.each(importCases.filter(({ rule }) => rule === undefined))('allows $from -> $to', ({ from }) => {
  expect(rulesByFile.get(from)).toBeUndefined();
});

test('requires a comment and a test case for every rule', () => {
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
    forbidden: { name: string; comment: string }[];
  };
  const testedRules = new Set(importCases.map(({ rule }) => rule));
  for (const { name, comment } of config.forbidden) {
    expect(comment.length).toBeGreaterThan(40);
    expect([...testedRules]).toContain(name);
  }
});
