import { globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contentFolder } from '@dryrun/content/content-folder';
import { runnableGroupsOf } from '@dryrun/content/fences';
import { createSandbox } from '../src/judge/sandbox/create-sandbox.ts';
import type { Command, Sandbox } from '../src/judge/sandbox/sandbox.ts';

/** Every program that is marked `run` in a text of the course, with the output that the text promises. */
const groups = globSync('course/**/*.md', { cwd: contentFolder })
  .sort()
  .flatMap((file) =>
    runnableGroupsOf(readFileSync(path.join(contentFolder, file), 'utf8')).map((group) => ({
      file,
      ...group,
    })),
  );
type Group = (typeof groups)[number];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({
    slots: 2,
    keepOutputBytes: 1 << 20,
    uidBase: 700_000 + (process.pid % 10_000) * 2,
  });
});
afterAll(() => sandbox.close());

const limits: Command['limits'] = {
  memoryKb: 1_500_000,
  processes: 200,
  outputBytes: 1 << 20,
  fileBytes: 256 << 20,
  diskBytes: 600 << 20,
  openFiles: 512,
  stackKb: 65_536,
};
const budget = { cpuMs: 250_000, wallMs: 280_000 };

/** Runs a script over files in one confined tree and gives what it printed. */
async function run(script: string, files: Record<string, string>): Promise<string> {
  const env = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' };
  const confined = await sandbox.start({
    argv: ['/bin/sh', '-c', script],
    env,
    limits,
    budget,
    files,
    proc: true,
  });
  const { reason } = await confined.ended;
  const { stdout, stderr } = confined.takeOutput();
  return `${stdout.toString()}${reason === 'exited' ? '' : `\nended: ${reason}`}${stderr.toString()}`;
}

const mark = '@@ program';

/** What each program printed, in the order of the programs. */
function parts(output: string, count: number): string[] {
  const found = output.split(`${mark}\n`).slice(1);
  return Array.from({ length: count }, (_, i) => found[i] ?? `did not run:\n${output.slice(-2000)}`);
}

/** All programs of one language in a tree of their own; compiled together where that saves time. */
const languages = {
  python: async (programs: readonly string[]) => {
    const files = Object.fromEntries(programs.map((text, i) => [`p${i}.py`, text]));
    const python = realpathSync('/usr/bin/python3');
    return run(programs.map((_, i) => `echo '${mark}'; ${python} p${i}.py 2>&1`).join('\n'), files);
  },
  java: async (programs: readonly string[]) => {
    const files = Object.fromEntries(programs.map((text, i) => [`P${i}.java`, `package g${i};\n${text}`]));
    const home = path.dirname(realpathSync('/usr/bin/java'));
    const move = programs.map((_, i) => `mkdir g${i}; cp P${i}.java g${i}/Main.java`).join('\n');
    const start = programs.map(
      (_, i) =>
        `echo '${mark}'; ${home}/java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -cp out g${i}.Main 2>&1`,
    );
    return run(`${move}\n${home}/javac -nowarn -d out g*/Main.java 2>&1\n${start.join('\n')}`, files);
  },
  cpp: async (programs: readonly string[]) => {
    const files = Object.fromEntries(programs.map((text, i) => [`p${i}.cpp`, text]));
    const header =
      'echo "#include <bits/stdc++.h>" > all.h; g++ -std=c++20 -x c++-header all.h -o all.h.gch 2>&1';
    const each = programs.map(
      (_, i) => `echo '${mark}'; g++ -std=c++20 -include all.h p${i}.cpp -o p${i} 2>&1 && ./p${i} 2>&1`,
    );
    return run(`${header}\n${each.join('\n')}`, files);
  },
} as const;

test('the texts of the course hold programs to run', () => {
  expect(groups.length).toBeGreaterThan(20);
});

test.each(Object.keys(languages) as (keyof typeof languages)[])(
  'every program in %s compiles and prints what its lesson promises',
  async (language) => {
    const withIt = groups.filter(({ programs }) => programs[language] !== undefined);
    const output = await languages[language](withIt.map(({ programs }) => programs[language] ?? ''));
    const printed = parts(output, withIt.length);
    const say = ({ file, line }: Group, text: string) => `${file}:${line + 1}\n${text.trimEnd()}`;
    expect(withIt.map((group, i) => say(group, printed[i] ?? ''))).toEqual(
      withIt.map((group) => say(group, group.output ?? '')),
    );
  },
  290_000,
);
