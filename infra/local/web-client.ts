import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, root } from './data-folder.ts';
import { elapsed, say } from './say.ts';
import { runToEnd } from './supervise.ts';

/** The files whose change makes a new client. */
const inputs = [
  'package-lock.json',
  'web/{index.html,vite.config.ts,package.json,tsconfig.json}',
  'web/{src,public}/**',
  'contracts/{package.json,src/**}',
  'content/{package.json,src/**,blog/**,pages/**}',
  'content/course/{outline.ts,signatures/**}',
];

/** Where the built client is. */
export const clientFolder = join(dataFolder, 'web');
const stamp = join(dataFolder, 'web.inputs');

/** Builds the client unless the last build was of the same inputs. The old one stays in place until the new is whole. */
export async function buildClient(): Promise<void> {
  const wanted = hashInputs();
  if (existsSync(clientFolder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the web client...');
  const unfinished = `${clientFolder}.${process.pid}`; // two builds at once do not disturb each other
  await runToEnd({
    name: 'The build of the web client',
    argv: [
      process.execPath,
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      unfinished,
      '--emptyOutDir',
    ],
    cwd: join(root, 'web'),
    environment: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production' },
  });
  rmSync(clientFolder, { recursive: true, force: true });
  renameSync(unfinished, clientFolder);
  writeFileSync(stamp, wanted);
  say(`The web client is built (${elapsed()}).`);
}

function hashInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
