import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';

const file = join(dataFolder, 'running.json');

/** Claims the data folder for this process. Returns an error message when another process has claimed it. */
export function claimDataFolder(port: number): string | undefined {
  const other = readRunning();
  if (other !== undefined && other.pid !== process.pid && isNpmStart(other.pid)) {
    return `Dry Run is already running in this folder: http://localhost:${other.port} (process ${other.pid}).`;
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
  return undefined;
}

export function releaseDataFolder(): void {
  rmSync(file, { force: true });
}

function readRunning(): { readonly pid: number; readonly port: number } | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; port: number };
  } catch {
    return undefined; // partly written during a crash
  }
}

/** Checks the command line too: after a crash another program may have the pid. */
function isNpmStart(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('infra/local/up.ts');
}
