import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { ProofKeys, type HostileEnvironment } from '@dryrun/content/proofs/keys';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { langs } from '@dryrun/contracts/language';
import { cppPrograms } from './hostile/cpp-programs.ts';
import { javaPrograms } from './hostile/java-programs.ts';
import { evaluateHostile, judgeCorrect, judgeHostile, traceHostile } from './hostile/judge-hostile.ts';
import { ce, tle, type HostileProgram } from './hostile/program.ts';
import { pythonPrograms } from './hostile/python-programs.ts';
import { sharedJudge } from './judge.ts';

/** Starts before the tests are declared, because its toolchain versions determine which proofs are due. */
const judge = await sharedJudge();

const environment: HostileEnvironment = {
  toolchains: Object.fromEntries(langs.map((lang) => [lang, judge.toolchains[lang].version])),
  kernel: os.release(),
  arch: os.arch(),
  isolation: judge.sandbox.isolation.summary,
};
const keys = new ProofKeys();
const modes = ['judged', 'traced', 'evaluated'] as const;
const programs = [...pythonPrograms, ...cppPrograms, ...javaPrograms].flatMap((program) =>
  modes.filter((mode) => provesMore(program, mode)).map((mode) => provableOf(program, mode)),
);

/** Whether a mode proves more than the others. An evaluation compiles like a submission, and then runs the program. */
function provesMore({ verdicts }: HostileProgram, mode: (typeof modes)[number]): boolean {
  return mode !== 'evaluated' || verdicts.some((verdict) => verdict !== ce);
}

function provableOf(program: HostileProgram, mode: (typeof modes)[number]) {
  const name = `${program.lang} ${program.name}${mode === 'judged' ? '' : `, ${mode}`}`;
  return {
    kind: 'hostile' as const,
    name,
    key: keys.hostileProgram({ ...program, name }, environment),
    program,
    mode,
  };
}

const proofs = startProofRun('hostile programs');
const due = proofs.choose(programs);
afterAll(() => proofs.writeCounts());

/** Polls, because a verdict does not wait for the end of its processes. */
async function waitForNoProcesses(): Promise<void> {
  for (let attempt = 0; listRemainingProcesses().length > 0; attempt += 1) {
    if (attempt === 200) throw new Error(`still running: ${listRemainingProcesses().join(', ')}`);
    await pause(25);
  }
}

/** Lists processes with the uids of this judge's slots; no other process uses them. */
function listRemainingProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
        if (!judge.ownsUid(Number(uid))) return [];
        return `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
      } catch {
        return []; // it has just exited
      }
    });
}

async function expectAcceptableVerdict({ program, mode }: (typeof programs)[number]): Promise<void> {
  if (mode === 'judged') {
    expect(program.verdicts).toContain((await judgeHostile(judge, program)).statusMsg);
    return;
  }
  if (mode === 'evaluated') {
    const verdict = await evaluateHostile(judge, program);
    if (verdict !== undefined) expect(program.verdicts).toContain(verdict);
    return;
  }
  const { case: judged, events, totalSteps, compileOutput } = await traceHostile(judge, program);
  if (!judged && compileOutput !== undefined) {
    expect(program.verdicts).toContain('Compilation Error');
    return;
  }
  // A piece of the recording can separate the parts of a forged frame in Java. The judge then waits for the rest of it.
  const isForged = program.lang === 'java' && program.source.includes('FileDescriptor');
  const verdicts = isForged ? [...program.verdicts, tle] : program.verdicts;
  expect(verdicts).toContain(judged?.statusMsg);
  expect(events.at(-1)).toEqual(['n', totalSteps]);
}

const titleOf = ({ program: { name, lang }, mode }: (typeof programs)[number]): string =>
  `${name} in ${lang}${mode === 'judged' ? '' : `, ${mode},`}`;
const chosen = due.map((proof) => ({ title: titleOf(proof.provable), proof }));
const contained = new Set<(typeof due)[number]>();

if (chosen.length > 0) {
  test.concurrent.each(chosen)(
    'contains $title without affecting other jobs',
    async ({ proof }) => {
      await expectAcceptableVerdict(proof.provable);
      expect((await judgeCorrect(judge, 'python3')).statusMsg).toBe('Approved');
      contained.add(proof);
    },
    120_000,
  );

  test('leaves no process behind', async () => {
    for (const proof of due) if (!contained.has(proof)) proofs.recordFailure(proof);
    for (const proof of contained) await proofs.prove(proof, waitForNoProcesses);
  }, 40_000);
}

test.each(langs)(
  'approves a correct program in %s after all hostile ones',
  async (lang) => {
    expect(await judgeCorrect(judge, lang)).toMatchObject({ statusMsg: 'Approved', testsPassed: 3 });
    expect(existsSync('/usr/bin/hello')).toBe(false);
  },
  40_000,
);
