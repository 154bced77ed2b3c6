import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { artifactBytes, compileLimits } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { attach } from '../../grading/session.ts';
import { JudgeFault } from '../toolchain.ts';
import { driversFolder, findOrBuildToolchainCache, readDriver, cacheInside } from '../toolchain-cache.ts';
import { compileWith, warmUpCompiler } from './compile-frames.ts';
import { findJdk, type Jdk } from './jdk.ts';
import { javaCommand, modes, type Mode } from './jvm.ts';
import { warmupProgramOf, warmupProgram } from './warmup-program.ts';
import { warmUpRunner } from './run-frames.ts';
import { writeSource } from './source-text.ts';

const run = promisify(execFile);

/** What is made once per JDK: the driver, archives of its classes, compiled programs of ours. */
export interface JavaToolchainCache {
  readonly jdk: Jdk;
  readonly folder: string;
  /** The supplied ListNode and TreeNode, as payloads of a class's frame: name, newline, bytes. */
  readonly nodes: readonly Buffer[];
  /** The program on which a JVM practises before a learner's comes, in the same form. */
  readonly practice: readonly Buffer[];
}

/** The driver reads descriptors that are already open, knows which pool a thread works for, and keeps javac's symbols. */
const manifestText = `Main-Class: judgedriver.Main
Add-Opens: java.base/java.io java.base/java.lang java.base/java.util.concurrent
Add-Exports: jdk.compiler/com.sun.tools.javac.api jdk.compiler/com.sun.tools.javac.main
`;
const compilerInternals = ['api', 'main'].flatMap((name) => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
]);

/** Compiles the driver and archives its classes and the compiler's, once per JDK and driver. */
export async function createJavaToolchainCache(sandbox: Sandbox, cache: string): Promise<JavaToolchainCache> {
  const jdk = await findJdk();
  const names = ['judgedriver', 'nodes'].flatMap((folder) =>
    readdirSync(path.join(driversFolder, 'java', folder))
      .sort()
      .map((name) => [folder, name] as const),
  );
  const sources = await Promise.all(names.map((name) => readDriver('java', ...name)));
  const madeFrom = [
    ...[jdk.identity, ...modes.flatMap((mode) => javaCommand(jdk, mode, [])), manifestText],
    ...[...sources, warmupProgram, warmupProgramOf],
  ];
  const folder = await findOrBuildToolchainCache(cache, 'java', madeFrom, async (building) => {
    await buildJar(jdk, building);
    for (const mode of modes) {
      await writeFile(path.join(building, `${mode}.jsa`), await archive(sandbox, jdk, building, mode));
    }
  });
  return {
    jdk,
    folder,
    nodes: await readClasses(folder, 'nodes'),
    practice: await readClasses(folder, 'practice'),
  };
}

async function buildJar({ home }: Jdk, building: string): Promise<void> {
  const from = path.join(driversFolder, 'java');
  const compile = async (to: string, options: readonly string[], files: readonly string[]): Promise<void> => {
    await mkdir(path.join(building, to));
    await run(`${home}/bin/javac`, ['-d', path.join(building, to), ...options, ...files]);
  };
  const sourcesIn = (folder: string): string[] =>
    readdirSync(path.join(from, folder)).map((name) => path.join(from, folder, name));
  const practice = path.join(building, 'Solution.java');
  await writeFile(practice, writeSource(warmupProgramOf));
  await compile('classes', compilerInternals, sourcesIn('judgedriver'));
  await compile('nodes', ['-g:lines'], sourcesIn('nodes'));
  await compile('practice', ['-XDstringConcat=inline'], [practice]);
  const manifest = path.join(building, 'manifest.txt');
  await writeFile(manifest, manifestText);
  const jar = path.join(building, 'driver.jar');
  await run(`${home}/bin/jar`, ['cfm', jar, manifest, '-C', path.join(building, 'classes'), '.']);
}

async function readClasses(toolchainCache: string, folder: string): Promise<Buffer[]> {
  const files = await readdir(path.join(toolchainCache, folder));
  return Promise.all(
    files.map(async (file) =>
      Buffer.concat([
        Buffer.from(`${path.basename(file, '.class')}\n`),
        await readFile(path.join(toolchainCache, folder, file)),
      ]),
    ),
  );
}

/** Runs the driver once on programs of ours and archives what it loaded, in the place where it will be used. */
async function archive(sandbox: Sandbox, jdk: Jdk, building: string, mode: Mode): Promise<Buffer> {
  const confined = await sandbox.start({
    argv: javaCommand(jdk, mode, [`-XX:ArchiveClassesAtExit=/work/${mode}.jsa`]),
    limits: { ...compileLimits, fileBytes: 128 * 1024 * 1024 },
    budget: { cpuMs: 60_000, wallMs: 120_000 },
    binds: { [cacheInside]: building },
    proc: true,
  });
  const driver = attach(confined);
  if (mode === 'run') await warmUpRunner(driver, await readClasses(building, 'practice'));
  else {
    await warmUpCompiler(driver, 1);
    await compileWith(driver, warmupProgramOf);
  }
  confined.input.end();
  const ending = await confined.ended;
  const made = await confined.readArtefact(`${mode}.jsa`, 4 * artifactBytes);
  if (made) return made;
  const { stderr } = confined.takeOutput();
  throw new JudgeFault(`no ${mode} archive: ${ending.reason}: ${stderr.toString().slice(-500)}`);
}
