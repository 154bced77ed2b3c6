import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Makes git use the hooks of this folder in the checkout `root`. Keeps a hooks folder that the developer has chosen. */
export function installGitHooks(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (existsSync(join(root, '.git')) && !git('config', '--get', 'core.hooksPath').stdout?.trim())
    git('config', 'core.hooksPath', 'infra/git-hooks');
}
