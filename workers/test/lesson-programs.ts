import { globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@dryrun/content/content-folder';
import { parseRunnableGroups } from '@dryrun/content/fences';
import { createSandbox } from '../src/judge/sandbox/create-sandbox.ts';
import type { Command, Sandbox } from '../src/judge/sandbox/sandbox.ts';

/** A lesson program marked with `run`, and its output in the lesson. */
export interface LessonProgram {
  /**
   * The file, the number of the group and the language: `lessons/array.md 1 java`. Files are relative to the built-in
   * course, and to `content` for other courses.
   */
  readonly name: string;
  readonly language: LessonLanguage;
  readonly source: string;
  readonly output: string | undefined;
  /** The start of the group, such as `lessons/array.md:17`. */
  readonly location: string;
  /** Lessons of the built-in course have recordings of their programs. */
  readonly isBuiltIn: boolean;
}

export const lessonLanguages = ['python', 'java', 'cpp'] as const;
export type LessonLanguage = (typeof lessonLanguages)[number];

/** The programs of all courses in the repository. */
export function listLessonPrograms(): LessonProgram[] {
  return [
    ...listPrograms(path.join(contentFolder, 'course'), '**/*.md', true),
    ...listPrograms(contentFolder, 'courses/*/lessons/*.md', false),
  ];
}

function listPrograms(folder: string, pattern: string, isBuiltIn: boolean): LessonProgram[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .flatMap((file) =>
      parseRunnableGroups(readFileSync(path.join(folder, file), 'utf8')).flatMap(
        ({ programs, output, line }, i) =>
          lessonLanguages.flatMap((language) => {
            const source = programs[language];
            const name = `${file} ${i + 1} ${language}`;
            return source === undefined
              ? []
              : { name, language, source, output, location: `${file}:${line + 1}`, isBuiltIn };
          }),
      ),
    );
}

export function createLessonSandbox(): Promise<Sandbox> {
  return createSandbox({
    slots: 2,
    keepOutputBytes: 1 << 20,
    uidBase: 700_000 + (process.pid % 10_000) * 2,
  });
}

/** The result of a lesson program. `failure` describes output that differs from the lesson. */
export interface LessonProof {
  readonly program: LessonProgram;
  readonly failure?: string;
}

/** Compiles and runs programs of one language in one sandbox. Returns the proofs in the order of the programs. */
export async function proveLessonPrograms(
  sandbox: Sandbox,
  language: LessonLanguage,
  programs: readonly LessonProgram[],
): Promise<LessonProof[]> {
  const { script, files } = writeScript[language](programs.map(({ source }) => source));
  const output = await run(sandbox, script, files);
  const outputs = output.split(`${separator}\n`).slice(1);
  return programs.map((program, i) => {
    const printed = (outputs[i] ?? `did not run:\n${output.slice(-2000)}`).trimEnd();
    const expected = (program.output ?? '').trimEnd();
    if (printed === expected) return { program };
    return { program, failure: `${program.location} prints\n${printed}\ninstead of\n${expected}` };
  });
}

const separator = '@@ program';

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

interface LessonScript {
  readonly script: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Writes one script for all programs of a language. It compiles them together where that is faster. */
const writeScript: Readonly<Record<LessonLanguage, (sources: readonly string[]) => LessonScript>> = {
  python: (sources) => {
    const files = Object.fromEntries(sources.map((text, i) => [`p${i}.py`, text]));
    const python = realpathSync('/usr/bin/python3');
    return {
      script: sources.map((_, i) => `echo '${separator}'; ${python} p${i}.py 2>&1`).join('\n'),
      files,
    };
  },
  java: (sources) => {
    const files = Object.fromEntries(sources.map((text, i) => [`P${i}.java`, `package g${i};\n${text}`]));
    const home = path.dirname(realpathSync('/usr/bin/java'));
    const copies = sources.map((_, i) => `mkdir g${i}; cp P${i}.java g${i}/Main.java`).join('\n');
    const runs = sources.map(
      (_, i) =>
        `echo '${separator}'; ${home}/java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -cp out g${i}.Main 2>&1`,
    );
    return { script: `${copies}\n${home}/javac -nowarn -d out g*/Main.java 2>&1\n${runs.join('\n')}`, files };
  },
  cpp: (sources) => {
    const files = Object.fromEntries(sources.map((text, i) => [`p${i}.cpp`, text]));
    const header =
      'echo "#include <bits/stdc++.h>" > all.h; g++ -std=c++20 -x c++-header all.h -o all.h.gch 2>&1';
    const runs = sources.map(
      (_, i) => `echo '${separator}'; g++ -std=c++20 -include all.h p${i}.cpp -o p${i} 2>&1 && ./p${i} 2>&1`,
    );
    return { script: `${header}\n${runs.join('\n')}`, files };
  },
};

async function run(
  sandbox: Sandbox,
  script: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const sandboxed = await sandbox.start({
    argv: ['/bin/sh', '-c', script],
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
    limits,
    budget,
    files,
    proc: true,
  });
  const { reason } = await sandboxed.ended;
  const { stdout, stderr } = sandboxed.takeOutput();
  return `${stdout.toString()}${reason === 'exited' ? '' : `\nended: ${reason}`}${stderr.toString()}`;
}
