import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { nodeFlags } from '@dryrun/runtime/private/process';
import { beforeAll, expect, test } from '@jest/globals';

interface BuiltFile {
  readonly name: string;
  readonly entryModule: string;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
  readonly hasPaidContent: boolean;
}

let files: readonly BuiltFile[];
beforeAll(async () => {
  const program = path.join(import.meta.dirname, 'testing', 'build-with-canary.mjs');
  const web = path.join(import.meta.dirname, '..', 'web');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...nodeFlags, program, web, 'quokkazephyr'],
    { cwd: web, maxBuffer: 64 << 20 },
  );
  files = JSON.parse(stdout.slice(stdout.indexOf('[{'))) as BuiltFile[];
});

test('builds the client without paid content', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ hasPaidContent }) => hasPaidContent).map(({ name }) => name)).toEqual([]);
});

test('loads no code editor for text lessons', () => {
  const byName = new Map(files.map((file) => [file.name, file]));
  const lesson = files.find(({ entryModule }) => entryModule.endsWith('/pages/LessonPage/LessonPage.tsx'));
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    byName.get(name)?.imports.forEach(load);
  };
  load(lesson?.name ?? '');
  expect(lesson).toBeDefined();
  const editors = [...loaded].flatMap((name) =>
    (byName.get(name)?.modules ?? []).filter((id) =>
      /node_modules\/(?:@monaco-editor|monaco-editor)\//.test(id),
    ),
  );
  expect(editors).toEqual([]);
});
