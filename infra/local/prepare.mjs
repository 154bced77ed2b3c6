// Plain JavaScript for Node 18 and newer: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNpmPackages } from './npm-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Updates the npm packages, then runs a TypeScript file of this folder with the project's own Node. Exits with its exit
 * code. The child stops when this process exits, because its IPC channel closes.
 */
export function prepare(script, args) {
  const startedAt = Date.now();
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 18) return fail(`Dry Run needs Node 18 or newer. This is ${process.version}.`);
  process.chdir(root);
  if (!installNpmPackages(root)) return fail('Could not install the npm packages. See the errors above.');
  const projectNode = join(root, 'node_modules', '.bin', 'node');
  const node = existsSync(projectNode) ? projectNode : process.execPath;
  if (node === process.execPath && major < 24) {
    return fail(
      `Dry Run needs Node 24. This is ${process.version}, and npm has no Node 24 for ${process.platform} ${process.arch}. ` +
        'Install Node 24, or use containers: docker compose up',
    );
  }
  const child = spawn(
    node,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', join('infra', 'local', script), ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DRYRUN_STARTED_AT: String(startedAt),
        PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
      },
    },
  );
  const stop = () => child.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  stopWhenNpmExits(stop);
  child.on('error', (error) => fail(`Could not start Node: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

/** A killed npm sends its children no signal, but their parent process changes. */
function stopWhenNpmExits(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 1000);
  timer.unref();
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
