// Plain JavaScript for Node 18 and newer: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNpmPackages } from './npm-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Brings the npm packages up to date, then runs a TypeScript file of this folder with the project's own Node and ends
 * with its exit code. The child sees this process end (its channel closes) and stops too.
 */
export function prepare(script, args) {
  const startedAt = Date.now();
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 18) return fail(`Dry Run needs Node 18 or newer to start; this is ${process.version}.`);
  process.chdir(root);
  if (!installNpmPackages(root)) return fail('The npm packages could not be installed; see above.');
  const local = join(root, 'node_modules', '.bin', 'node');
  const node = existsSync(local) ? local : process.execPath;
  if (node === process.execPath && major < 24) {
    return fail(
      `No Node 24 for ${process.platform} ${process.arch} came with the npm packages, and this is ${process.version}. ` +
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
  process.on('SIGINT', () => undefined); // a terminal sends it to the child too: wait for its orderly end
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  stopWhenNpmIsGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

/** npm that is killed outright tells its children nothing: they see that they have another parent. */
function stopWhenNpmIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 1000);
  watch.unref();
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
