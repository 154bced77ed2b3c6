import type { LoadedProblem } from '@dryrun/content/problems';
import type { Proof } from '../../workers/test/proof.ts';
import { fullSlowFactor } from '../../workers/test/proof.ts';
import { langNames, langs } from '@dryrun/contracts/language';

export function programTable(proofs: readonly Proof[], tests: number): string {
  const rows = proofs.map(({ program, failedTests, cpuTimeMs, failure }) => [
    program.name,
    langNames[program.lang],
    failure ?? program.verdict ?? 'not Approved',
    program.kind === 'slow' ? `did not finish in ${fullSlowFactor} × limit` : `${failedTests} of ${tests}`,
    `${Math.round(cpuTimeMs)}`,
  ]);
  return table(['program', 'language', 'verdict', 'failed tests', 'ms'], rows);
}

export function problemTable(proven: readonly (readonly [LoadedProblem, readonly Proof[]])[]): string {
  const rows = proven.map(([{ signature, cases, limits }, proofs]) => {
    const wrong = proofs.filter(({ program }) => program.kind === 'wrong');
    const times = langs.map((lang) => {
      const reference = proofs.find(({ program }) => program.kind === 'reference' && program.lang === lang);
      return `${Math.round(reference?.cpuTimeMs ?? 0)} of ${limits[lang].timeMs} ms`;
    });
    const least = Math.min(...wrong.map(({ failedTests }) => failedTests));
    return [problemTitle({ signature }), String(cases.length), String(wrong.length), String(least), ...times];
  });
  const head = ['problem', 'tests', 'wrong', 'failed tests (min)', ...langs.map((lang) => langNames[lang])];
  return table(head, rows);
}

export function problemTitle({ signature }: Pick<LoadedProblem, 'signature'>): string {
  return `${String(signature.questionId).padStart(2, '0')} ${signature.name}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return [head, head.map(() => '---'), ...rows].map(line).join('');
}
