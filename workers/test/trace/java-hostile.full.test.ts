import { beforeAll, expect, test } from '@jest/globals';
import type { Verdict } from '@dryrun/contracts/code';
import { recordTrace } from '../../src/judge/trace/record-trace.ts';
import { javaPrograms } from '../hostile/java-programs.ts';
import { judgeCorrect } from '../hostile/judge-hostile.ts';
import { megabytesKb, sharedJudge, type TestJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);

const signature = signatureOf(['int'], 'int');
const limits = { timeMs: 1500, memoryKb: megabytesKb(512) };

/** A piece of the recording can separate the two parts of a forged frame. The judge then waits for the rest of it. */
const moreVerdicts = (source: string): readonly Verdict[] =>
  source.includes('FileDescriptor') ? ['Time Limit Exceeded'] : [];

test.each(javaPrograms)(
  'contains the recording of $name without affecting other jobs',
  async ({ source, verdicts }) => {
    const program = { source, signature, limits };
    const result = await recordTrace(judge.toolchains.java, program, { input: ['1'], expected: '2' });
    expect([...verdicts, ...moreVerdicts(source)]).toContain(result.case?.statusMsg ?? 'Compilation Error');
    expect((await judgeCorrect(judge, 'java')).statusMsg).toBe('Approved');
  },
  60_000,
);
