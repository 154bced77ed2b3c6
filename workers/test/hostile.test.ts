import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ProofKeys, type HostileEnvironment } from '@dryrun/content/proofs/keys';
import type { DueProof } from '@dryrun/content/proofs/proof-run';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { langs } from '@dryrun/contracts/language';
import { cppPrograms } from './hostile/cpp-programs.ts';
import { javaPrograms } from './hostile/java-programs.ts';
import { judgeHonest, judgeHostile } from './hostile/judge-hostile.ts';
import type { HostileProgram } from './hostile/program.ts';
import { pythonPrograms } from './hostile/python-programs.ts';
import { sharedJudge } from './judge.ts';

/** Started before the tests are declared: which are due depends on its toolchains. */
const judge = await sharedJudge();

const environment: HostileEnvironment = {
  toolchains: Object.fromEntries(langs.map((lang) => [lang, judge.toolchains[lang].version])),
  kernel: os.release(),
  arch: os.arch(),
  isolation: judge.sandbox.isolation.summary,
};
const keys = new ProofKeys();
const programs = [...pythonPrograms, ...cppPrograms, ...javaPrograms].map((program) => ({
  kind: 'hostile' as const,
  name: `${program.lang} ${program.name}`,
  key: keys.hostileProgram(program, environment),
  program,
}));
const proofs = startProofRun('hostile programs');
const due = proofs.choose(programs);
afterAll(() => proofs.writeCounts());

/** Polls because a verdict doesn't wait for the end of its processes. */
async function waitUntilNoneIsLeft(): Promise<void> {
  for (let round = 0; listLeftProcesses().length > 0; round += 1) {
    if (round === 200) throw new Error(`still running: ${listLeftProcesses().join(', ')}`);
    await pause(25);
  }
}

/** Processes under the uids of this judge's slots; no other process uses them. */
function listLeftProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
        if (!judge.ownsUid(Number(uid))) return [];
        return `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
      } catch {
        return []; // it has just ended
      }
    });
}

async function expectExpectedVerdict(program: HostileProgram): Promise<void> {
  expect(program.verdicts).toContain((await judgeHostile(judge, program)).statusMsg);
}

const titled = (one: DueProof<(typeof programs)[number]>) => ({ title: one.provable.name, one });
const waiting = due.filter(({ provable }) => provable.program.onlyWaits);
const others = due.filter((one) => !waiting.includes(one));

// jest starts concurrent tests before all others, so these come first. They must not overlap with programs that load the
// machine.
if (waiting.length > 0) {
  describe('programs that only wait, side by side', () => {
    const held: (typeof waiting)[number][] = [];

    test.concurrent.each(waiting.map(titled))(
      '$title: gets an expected verdict and leaves others unharmed',
      async ({ one }) => {
        await expectExpectedVerdict(one.provable.program);
        expect((await judgeHonest(judge, 'python3')).statusMsg).toBe('Approved');
        held.push(one);
      },
      60_000,
    );

    test('leave no process behind', async () => {
      await waitUntilNoneIsLeft();
      for (const one of held) proofs.confirm(one);
    }, 40_000);
  });
}

describe.each(langs)('in %s', (lang) => {
  const chosen = others.filter(({ provable }) => provable.program.lang === lang);

  if (chosen.length > 0) {
    test.each(chosen.map(titled))(
      '$title: gets an expected verdict, leaves no process behind and others unharmed',
      async ({ one }) => {
        await proofs.prove(one, async () => {
          await expectExpectedVerdict(one.provable.program);
          await waitUntilNoneIsLeft();
          expect((await judgeHonest(judge, 'python3')).statusMsg).toBe('Approved');
        });
      },
      40_000,
    );
  }

  test('judges an honest program as usual after them', async () => {
    expect(await judgeHonest(judge, lang)).toMatchObject({ statusMsg: 'Approved', testsPassed: 3 });
    expect(existsSync('/usr/bin/hello')).toBe(false);
  }, 40_000);
});
