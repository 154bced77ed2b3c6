// Plain JavaScript for Node 18 and newer: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installGitHooks } from '../git-hooks/install.mjs';

/**
 * Runs `npm install` if a manifest or the lockfile changed since the last installation. Returns false when it fails.
 * Uses `npm install` because `npm ci` does not add another platform's optional packages to the lockfile.
 */
export function installNpmPackages(root) {
  const stamp = join(root, 'node_modules', '.dry-run-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return true;
  const isFirstInstall = !existsSync(join(root, 'node_modules'));
  console.log(
    isFirstInstall
      ? 'Installing npm packages. This takes about a minute the first time...'
      : 'Updating npm packages...',
  );
  const startedAt = Date.now();
  const args = ['install', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const isRunByNpm = process.env.npm_execpath?.endsWith('.js');
  const result = isRunByNpm
    ? spawnSync(process.execPath, [process.env.npm_execpath, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) return false;
  installGitHooks(root);
  writeFileSync(stamp, fingerprint(root));
  console.log(`npm packages installed (${((Date.now() - startedAt) / 1000).toFixed(0)} s).`);
  return true;
}

function fingerprint(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = ['.', ...workspaces].map((folder) => join(folder, 'package.json'));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...manifests]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
