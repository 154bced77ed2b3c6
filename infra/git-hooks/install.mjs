import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// npm's `prepare` script: runs after every `npm install`. Keeps a hooks folder that the developer has chosen.
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
if (existsSync('.git') && !git('config', '--get', 'core.hooksPath').stdout?.trim()) {
  git('config', 'core.hooksPath', 'infra/git-hooks');
}
