import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const maxLength = 72;
const rule = `Write "scope: imperative summary" with one scope, in at most ${maxLength} characters, such as "judge: keep the verdict of a program that exits early".`;
const notImperative =
  /^(added|adds|adding|fixed|fixes|fixing|changed|changes|removed|removes|updated|updates|moved|moves)\b/i;

/** Returns the reason why a commit's subject is refused, or undefined. */
function findSubjectError(subject) {
  if (/^(Merge|Revert) /.test(subject)) return undefined;
  if (subject.length > maxLength) return `it has ${subject.length} characters`;
  const [, scope, summary] = /^([^:]+): (\S.*)$/.exec(subject) ?? [];
  if (scope === undefined) return 'it has no scope';
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(scope)) return `"${scope}" is not one folder or feature`;
  if (notImperative.test(summary)) return 'its verb is not imperative';
  if (/[.;]$/.test(summary)) return 'it ends with punctuation';
  return undefined;
}

/** Subjects of the commits made since the last change of this file: older commits followed older rules. */
function listNewSubjects() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const since = git('log', '-1', '--format=%H', '--', 'infra/language/check-commits.mjs');
  return git('log', '--no-merges', '--format=%s', ...(since ? [`${since}..HEAD`] : ['-1']))
    .split('\n')
    .filter(Boolean);
}

const [messageFile] = process.argv.slice(2);
const subjects = messageFile ? [readFileSync(messageFile, 'utf8').split('\n')[0] ?? ''] : listNewSubjects();
const errors = subjects.flatMap((subject) => {
  const error = findSubjectError(subject);
  return error === undefined ? [] : [`"${subject}": ${error}.`];
});
for (const error of errors) process.stderr.write(`${error}\n`);
if (errors.length > 0) {
  process.stderr.write(`${rule}\n`);
  process.exitCode = 1;
}
