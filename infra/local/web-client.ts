import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '@dryrun/content/front-matter';
import { nodeFlags } from '@dryrun/runtime/private/process';
import { dataFolder, root } from './data-folder.ts';
import { elapsed, log } from './log.ts';
import { runToEnd } from './supervise.ts';

/** A change to one of these files requires a new build. */
const inputs = [
  'package-lock.json',
  'web/{index.html,*.ts,package.json,tsconfig.json}',
  'web/{src,public}/**',
  'contracts/{package.json,src/**}',
  'content/{package.json,src/**,blog/**,pages/**}',
  'content/course/{*.ts,problems/*/{signature,invariants}.ts,problems/*/twist/signature.ts}',
  'content/course/practice/*/*/{signature.ts,question.md}',
];

/** Holds a folder per build, named by the hash of its inputs. A running server keeps serving its own build. */
const builds = join(dataFolder, 'web');
/** Running servers may still use these. */
const maxOldBuilds = 2;

/** Builds the client unless a build of these inputs exists. Resolves to its folder. */
export async function buildClient(): Promise<string> {
  const folder = join(builds, hashInputs().slice(0, 16));
  if (existsSync(folder)) return folder;
  log('Building the web client...');
  const temporaryFolder = `${folder}.${process.pid}`; // allows concurrent builds
  await runToEnd({
    name: 'The web client build',
    argv: [
      process.execPath,
      ...nodeFlags,
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      temporaryFolder,
      '--emptyOutDir',
    ],
    cwd: join(root, 'web'),
    environment: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production' },
  });
  if (existsSync(folder)) rmSync(temporaryFolder, { recursive: true, force: true });
  else renameSync(temporaryFolder, folder);
  removeOldBuilds(folder);
  log(`Built the web client (${elapsed()}).`);
  return folder;
}

function removeOldBuilds(newest: string): void {
  const old = readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((folder) => folder !== newest)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of old.slice(maxOldBuilds)) rmSync(folder, { recursive: true, force: true });
}

function hashInputs(): string {
  const hash = createHash('sha256').update(JSON.stringify(readFrontMatter()));
  const files = globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
