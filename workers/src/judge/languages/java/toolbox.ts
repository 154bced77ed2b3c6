import { execFile } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { encodeFrame } from '../../frames.ts';
import { artefactBytes, compileLimits } from '../../limits.ts';
import type { Command, Confined, Sandbox } from '../../sandbox/sandbox.ts';
import { attach } from '../../session.ts';
import { JudgeFault } from '../../toolchain.ts';
import { driversFolder, findOrBuildToolbox, readDriver, toolboxInside } from '../toolbox.ts';
import { writeSource } from './source-text.ts';
import { trainingProgram } from './training.ts';

const run = promisify(execFile);
const modes = ['compile', 'run'] as const;

export interface JavaToolbox {
  readonly version: string;
  readonly folder: string;
  /** The supplied ListNode and TreeNode, as frames of a class: name, newline, bytes. */
  readonly nodes: readonly Buffer[];
}

const nodeClasses = ['ListNode', 'TreeNode'];

const jvm = {
  // Small heaps and short lives: the serial collector and, for the compiler, the first tier suit them best.
  compile: ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx512m'],
  // A SecurityManager would outlive the case that sets it.
  run: ['-XX:+UseSerialGC', '-Djava.security.manager=disallow'],
};

/** The driver reads descriptors that are already open, and which pool a thread works for. */
const manifestText = `Main-Class: judgedriver.Main
Add-Opens: java.base/java.io java.base/java.lang java.base/java.util.concurrent
`;

/** The command line of a driver's JVM up to its own options. */
export function javaCommand(mode: (typeof modes)[number], options: readonly string[]): Command['argv'] {
  return [
    '/usr/bin/java',
    ...jvm[mode],
    ...['-XX:-UsePerfData', '-Xshare:auto', '-Xlog:disable', '-Dfile.encoding=UTF-8', ...options],
    ...['-jar', `${toolboxInside}/driver.jar`, mode],
  ];
}

/** The archive of classes already loaded and verified, which halves a JVM's start. */
export function archiveOption(mode: (typeof modes)[number]): string {
  return `-XX:SharedArchiveFile=${toolboxInside}/${mode}.jsa`;
}

/** Compiles the driver and archives its classes and the compiler's, once per JDK and driver. */
export async function createJavaToolbox(sandbox: Sandbox, cache: string): Promise<JavaToolbox> {
  const { stderr } = await run('/usr/bin/java', ['-version']);
  const home = path.dirname(path.dirname(realpathSync('/usr/bin/java')));
  const drivers = readdirSync(path.join(driversFolder, 'java', 'judgedriver')).sort();
  const sources = await Promise.all(drivers.map((name) => readDriver('java', 'judgedriver', name)));
  const nodeSources = await Promise.all(
    nodeClasses.map((name) => readDriver('java', 'nodes', `${name}.java`)),
  );
  const madeFrom = [
    ...[stderr, home, ...javaCommand('run', []), manifestText],
    ...[...sources, ...nodeSources, trainingProgram],
  ];
  const folder = await findOrBuildToolbox(cache, 'java', madeFrom, async (building) => {
    await buildJar(building, drivers);
    for (const mode of modes) {
      await writeFile(path.join(building, `${mode}.jsa`), await archive(sandbox, building, mode));
    }
  });
  const nodes = nodeClasses.map(async (name) => {
    return Buffer.concat([
      Buffer.from(`${name}\n`),
      await readFile(path.join(folder, 'nodes', `${name}.class`)),
    ]);
  });
  return {
    version: stderr.split('\n', 1)[0]?.replaceAll('"', '') ?? '',
    folder,
    nodes: await Promise.all(nodes),
  };
}

async function buildJar(building: string, drivers: readonly string[]): Promise<void> {
  const from = path.join(driversFolder, 'java');
  const classes = path.join(building, 'classes');
  const nodes = path.join(building, 'nodes');
  await Promise.all([mkdir(classes), mkdir(nodes)]);
  const files = drivers.map((name) => path.join(from, 'judgedriver', name));
  await run('/usr/bin/javac', ['-d', classes, ...files]);
  const nodeFiles = nodeClasses.map((name) => path.join(from, 'nodes', `${name}.java`));
  await run('/usr/bin/javac', ['-d', nodes, '-g:lines', ...nodeFiles]);
  const manifest = path.join(building, 'manifest.txt');
  await writeFile(manifest, manifestText);
  await run('/usr/bin/jar', ['cfm', path.join(building, 'driver.jar'), manifest, '-C', classes, '.']);
}

/** Runs the driver once on a program of ours and archives what it loaded, in the place where it will be used. */
async function archive(sandbox: Sandbox, building: string, mode: (typeof modes)[number]): Promise<Buffer> {
  const confined = await sandbox.start({
    argv: javaCommand(mode, [`-XX:ArchiveClassesAtExit=/work/${mode}.jsa`]),
    limits: { ...compileLimits, fileBytes: 128 * 1024 * 1024 },
    budget: { cpuMs: 60_000, wallMs: 120_000 },
    binds: { [toolboxInside]: building },
    proc: true,
  });
  await (mode === 'compile' ? trainCompiler(confined) : trainRunner(confined));
  confined.input.end();
  const ending = await confined.ended;
  const made = await confined.readArtefact(`${mode}.jsa`, 4 * artefactBytes);
  if (made) return made;
  throw new JudgeFault(
    `no ${mode} archive: ${ending.reason}: ${confined.takeOutput().stderr.toString().slice(-500)}`,
  );
}

async function trainCompiler(confined: Confined): Promise<void> {
  const { frames } = attach(confined);
  confined.input.write(encodeFrame('S', writeSource(trainingProgram)));
  for (let frame = await frames.next(); frame && frame.type !== 'D';) frame = await frames.next();
}

async function trainRunner(confined: Confined): Promise<void> {
  const { frames } = attach(confined);
  confined.input.write(Buffer.concat([encodeFrame('S', 'f\n\nint\nint'), encodeFrame('C', '1')]));
  for (let frame = await frames.next(); frame && frame.type !== 'D';) frame = await frames.next();
}
