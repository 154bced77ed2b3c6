import os from 'node:os';
import { agreementRounds, findDisagreement } from '@dryrun/content/agreement';
import { listProblems, type LoadedProblem } from '@dryrun/content/problems';
import { langNames, langs } from '@dryrun/contracts/language';
import { startTestJudge, type TestJudge } from '../../workers/test/judge.ts';
import { listPrograms, proveProgram, type Proof } from '../../workers/test/proof.ts';

/** Too slow means: not done in twice the time limit. */
const slowFactor = 2;
/** All problems take about ten minutes on two cores; a proof that hangs must not hold the build for ever. */
const deadlineMs = 30 * 60_000;

/**
 * `npm run problems [number or path ...]`: proves the tests of every problem, or of the named ones, and prints which wrong
 * program is killed by how many of them. Exits with 1 when one survives, or when anything else is not as it must be.
 */
async function main(wanted: readonly string[]): Promise<void> {
  const problems = listProblems().filter(
    ({ signature: { questionId, path } }) =>
      wanted.length === 0 || wanted.some((word) => Number(word) === questionId || word === path),
  );
  if (problems.length === 0) throw new Error(`There is no problem ${wanted.join(', ')}.`);
  const deadline = setTimeout(() => {
    process.stderr.write('The proofs took too long.\n');
    process.exit(1);
  }, deadlineMs);
  const judge = await startTestJudge();
  const faults: string[] = [];
  const summary: string[] = [];
  try {
    for (const problem of problems) {
      const { text, row, found } = await proveProblem(judge, problem);
      process.stdout.write(`${text}\n`);
      summary.push(row);
      faults.push(...found);
    }
  } finally {
    await judge.close();
    clearTimeout(deadline);
  }
  const head = ['problem', 'tests', 'wrong', 'killed by (least)', ...langs.map((lang) => langNames[lang])];
  process.stdout.write(`## All problems\n\n${tableRow(head)}\n${tableRow(head.map(() => '---'))}\n`);
  process.stdout.write(`${summary.join('\n')}\n\n`);
  for (const fault of faults) process.stderr.write(`FAULT ${fault}\n`);
  process.stdout.write(faults.length === 0 ? 'Every proof holds.\n' : `${faults.length} proofs fail.\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

interface ProblemProof {
  readonly text: string;
  readonly row: string;
  readonly found: readonly string[];
}

async function proveProblem(judge: TestJudge, problem: LoadedProblem): Promise<ProblemProof> {
  const { signature, cases, limits } = problem;
  const title = `${String(signature.questionId).padStart(2, '0')} ${signature.name}`;
  const found: string[] = [];
  const disagreement = findDisagreement(problem);
  if (disagreement) found.push(`${title}: ${disagreement.input.join(' ')}: ${disagreement.fault}`);
  const proofs = await Promise.all(
    listPrograms(problem).map((program) => proveProgram(judge, problem, program, slowFactor)),
  );
  for (const { program, fault } of proofs) if (fault) found.push(`${title}: ${program.name}: ${fault}`);
  const wrong = proofs.filter(({ program }) => program.kind === 'wrong');
  const parts = langs.map((lang) => {
    const reference = proofs.find(({ program }) => program.kind === 'reference' && program.lang === lang);
    return `${Math.round(reference?.runtime ?? 0)} of ${limits[lang].timeMs} ms`;
  });
  const least = Math.min(...wrong.map(({ kills }) => kills));
  const agreed = disagreement ? 'differ' : `agree on ${agreementRounds} random inputs`;
  return {
    text: `## ${title}\n\nReference and brute force ${agreed}. ${cases.length} tests.\n\n${killTable(proofs, cases.length)}`,
    row: tableRow([title, String(cases.length), String(wrong.length), String(least), ...parts]),
    found,
  };
}

function killTable(proofs: readonly Proof[], tests: number): string {
  const rows = proofs.map(({ program, kills, runtime, fault }) =>
    tableRow([
      program.name,
      langNames[program.lang],
      fault ?? program.verdict,
      program.kind === 'slow' ? `not done in ${slowFactor} limits` : `${kills} of ${tests}`,
      `${Math.round(runtime)}`,
    ]),
  );
  const head = ['program', 'language', 'verdict', 'killed by', 'ms'];
  return `${[tableRow(head), tableRow(head.map(() => '---')), ...rows].join('\n')}\n`;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

process.stdout.write(`# Proofs of the problems' tests (${os.availableParallelism()} cores)\n\n`);
await main(process.argv.slice(2));
