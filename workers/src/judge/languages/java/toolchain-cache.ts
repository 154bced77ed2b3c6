import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { artifactBytes, compileLimits } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { createDriver } from '../../grading/session.ts';
import { InternalJudgeError } from '../toolchain.ts';
import { driversFolder, findOrBuildToolchainCache, readDriver, cacheMountPath } from '../toolchain-cache.ts';
import { compileWith, warmUpCompiler } from './compile-frames.ts';
import { findJdk, type Jdk } from './jdk.ts';
import { javaCommand, modes, type Mode } from './jvm.ts';
import { warmupSolution, warmupProgram } from './warmup-program.ts';
import { warmUpRecorder, warmUpRunner } from './run-frames.ts';
import { writeSource } from './source-text.ts';

const run = promisify(execFile);

export interface JavaToolchainCache {
  readonly jdk: Jdk;
  readonly folder: string;
  /** The built-in ListNode, TreeNode and Pair, as payloads of class frames. */
  readonly nodes: readonly Buffer[];
  /** The warm-up program of a JVM, as payloads of class frames. */
  readonly warmupClasses: readonly Buffer[];
  /** False if the library that rewrites class files is not installed. */
  readonly canTrace: boolean;
}

/** From Debian's libasm-java. Reads and writes class files. */
const asmJars = ['asm', 'asm-tree'].map((name) => `/usr/share/java/${name}.jar`);

/** The driver needs these for inherited descriptors, executors, wrapped collections and javac's symbols. */
const manifestText = `Main-Class: judgedriver.Main
Add-Opens: java.base/java.io java.base/java.lang java.base/java.util java.base/java.util.concurrent
Add-Exports: jdk.compiler/com.sun.tools.javac.api jdk.compiler/com.sun.tools.javac.main
`;
const compilerInternals = ['api', 'main'].flatMap((name) => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
]);

export async function createJavaToolchainCache(sandbox: Sandbox, cache: string): Promise<JavaToolchainCache> {
  const jdk = await findJdk();
  const canTrace = asmJars.every((file) => existsSync(file));
  const names = [...driverPackages, 'rewriter', 'nodes'].flatMap((folder) =>
    sourcesIn(folder).map((file) => [folder, path.basename(file)] as const),
  );
  const sources = await Promise.all(names.map((name) => readDriver('java', ...name)));
  const asm = canTrace ? await Promise.all(asmJars.map((file) => readFile(file))) : [];
  const inputs = [
    jdk.identity,
    ...modes.flatMap((mode) => javaCommand(jdk, mode, [])),
    manifestText,
    ...sources,
    ...asm,
    warmupProgram,
    warmupSolution,
  ];
  const folder = await findOrBuildToolchainCache(cache, 'java', inputs, async (building) => {
    await buildJar(jdk, building, canTrace);
    for (const mode of modes) {
      const bytes = await archive(sandbox, jdk, building, mode, canTrace);
      await writeFile(path.join(building, `${mode}.jsa`), bytes);
    }
  });
  return {
    jdk,
    folder,
    nodes: await readClasses(folder, 'nodes'),
    warmupClasses: await readClasses(folder, 'warmup'),
    canTrace,
  };
}

const driverPackages = ['judgedriver', 'judgedriver/trace'];

function sourcesIn(folder: string): string[] {
  const absolute = path.join(driversFolder, 'java', folder);
  return readdirSync(absolute)
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => path.join(absolute, name));
}

async function buildJar({ home }: Jdk, building: string, canTrace: boolean): Promise<void> {
  const compile = async (to: string, options: readonly string[], files: readonly string[]): Promise<void> => {
    await mkdir(path.join(building, to));
    await run(`${home}/bin/javac`, ['-d', path.join(building, to), ...options, ...files]);
  };
  const warmupFile = path.join(building, 'Solution.java');
  await writeFile(warmupFile, writeSource(warmupSolution));
  const driverSources = driverPackages.flatMap((folder) => sourcesIn(folder));
  const rewriter = canTrace ? sourcesIn('rewriter') : [];
  const options = [...compilerInternals, '-cp', asmJars.join(':')];
  await compile('classes', options, [...driverSources, ...rewriter]);
  await compile('nodes', ['-g:lines'], sourcesIn('nodes'));
  await compile('warmup', ['-g', '-XDstringConcat=inline'], [warmupFile]);
  const manifest = path.join(building, 'manifest.txt');
  await writeFile(manifest, manifestText);
  if (canTrace) {
    for (const file of asmJars)
      await run(`${home}/bin/jar`, ['xf', file, 'org'], { cwd: path.join(building, 'classes') });
  }
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

/** Archives the classes that a warm-up program loads. An archive contains the path of the jar, which is in `/judge`. */
async function archive(
  sandbox: Sandbox,
  jdk: Jdk,
  building: string,
  mode: Mode,
  canTrace: boolean,
): Promise<Buffer> {
  const sandboxed = await sandbox.start({
    argv: javaCommand(jdk, mode, [`-XX:ArchiveClassesAtExit=/work/${mode}.jsa`]),
    limits: { ...compileLimits, fileBytes: 128 * 1024 * 1024 },
    budget: { cpuMs: 60_000, wallMs: 120_000 },
    binds: { [cacheMountPath]: building },
    proc: true,
  });
  const driver = createDriver(sandboxed);
  if (mode === 'run') {
    const classes = await readClasses(building, 'warmup');
    await warmUpRunner(driver, classes);
    if (canTrace) await warmUpRecorder(driver, [...(await readClasses(building, 'nodes')), ...classes]);
  } else {
    await warmUpCompiler(driver, 1);
    await compileWith(driver, warmupSolution);
  }
  sandboxed.input.end();
  const result = await sandboxed.ended;
  const file = await sandboxed.readArtifact(`${mode}.jsa`, 4 * artifactBytes);
  if (file) return file;
  const { stderr } = sandboxed.takeOutput();
  throw new InternalJudgeError(
    `could not build the ${mode} archive: ${result.reason}: ${stderr.toString().slice(-500)}`,
  );
}
