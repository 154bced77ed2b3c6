import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '@dryrun/content/proofs/source-tree';

/** Includes uncommitted files. Undefined if the revision is unknown (shallow clone): any file may have changed. */
export function listChangedFiles(since: string, root = repositoryRoot): string[] | undefined {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  try {
    const [base = ''] = git('merge-base', '--end-of-options', since, 'HEAD');
    return [
      ...git('diff', '--name-only', '--no-renames', '-z', base.trim(), '--'),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ];
  } catch {
    return undefined;
  }
}
