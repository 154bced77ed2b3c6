import { beforeAll, describe, expect, test } from '@jest/globals';
import type { JudgedCheck } from '../../src/judge/grading/check.ts';
import { intTests, sharedJudge, type TestJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';
import { limits } from './solve.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
});

/** Judges a method that must return 2a for a = 0, 1, 2, ... */
async function runCases(count: number, body: string): Promise<JudgedCheck> {
  const source = `import java.util.concurrent.*;\nclass Solution { public int solve(int a) throws Exception { ${body} } }`;
  const tests = intTests(Array.from({ length: count }, (_, a) => [a, 2 * a] as const));
  return judge.judge('java', source, {
    signature: signatureOf(['int'], 'int'),
    tests,
    limits,
    kind: 'run',
  });
}

describe('between cases of a Java program', () => {
  test.concurrent('removes the threads of an executor that was not shut down', async () => {
    const check = await runCases(
      25,
      'ExecutorService pool = Executors.newFixedThreadPool(4); List<Future<Integer>> halves = new ArrayList<>(); for (int i = 0; i < 4; i++) halves.add(pool.submit(() -> a)); int sum = 0; for (Future<Integer> half : halves) sum += half.get(); return sum / 2;',
    );
    expect(check).toMatchObject({ statusMsg: 'Approved', testsPassed: 25 });
  });

  test.concurrent('does not mix the output of an unstoppable thread into other cases', async () => {
    const check = await runCases(
      6,
      'var out = System.out; if (a % 2 == 1) { Thread.sleep(50); return 2 * a; } Thread ghost = new Thread(() -> { while (true) try { out.println("ghost"); Thread.sleep(1); } catch (Throwable swallowed) {} }); ghost.setDaemon(true); ghost.start(); Thread.sleep(20); return 2 * a;',
    );
    expect(check).toMatchObject({ statusMsg: 'Approved', testsPassed: 6 });
    const hasGhostOutput = check.cases?.map(({ stdOutput }) => stdOutput.includes('ghost'));
    expect(hasGhostOutput).toEqual([true, false, true, false, true, false]);
  });

  test.concurrent.each([
    ['a system property', 'System.getProperty("mine")', 'System.setProperty("mine", "set")'],
    [
      'every system property',
      'System.getProperty("java.io.tmpdir")',
      'System.setProperties(new Properties())',
    ],
    ['the locale', 'Locale.getDefault()', 'Locale.setDefault(Locale.JAPAN)'],
    [
      'the time zone',
      'TimeZone.getDefault().getID()',
      'TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"))',
    ],
    ["the thread's name", 'Thread.currentThread().getName()', 'Thread.currentThread().setName("mine")'],
    [
      "the thread's priority",
      'Thread.currentThread().getPriority()',
      'Thread.currentThread().getThreadGroup().setMaxPriority(2); Thread.currentThread().setPriority(2)',
    ],
    [
      "the thread's interrupted status",
      'Thread.currentThread().isInterrupted()',
      'Thread.currentThread().interrupt()',
    ],
    ['standard input', '(System.in == null)', 'System.setIn(null)'],
    [
      'the handler of uncaught exceptions',
      '(Thread.getDefaultUncaughtExceptionHandler() == null)',
      'Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {})',
    ],
  ])('resets %s', async (_name, read, change) => {
    const check = await runCases(
      3,
      `System.out.print(${read}); ${change}; System.out.print(" -> " + ${read}); return 2 * a;`,
    );
    const [first, ...later] = check.cases?.map(({ stdOutput }) => stdOutput) ?? [];
    expect(check.testsPassed).toBe(3);
    expect(new Set(first?.split(' -> ')).size).toBe(2);
    expect(later).toEqual([first, first]);
  });

  test.concurrent('resets standard output that was used and closed', async () => {
    const check = await runCases(3, 'System.out.print("seen " + a); System.out.close(); return 2 * a;');
    expect(check.cases?.map(({ stdOutput }) => stdOutput)).toEqual(['seen 0', 'seen 1', 'seen 2']);
  });

  test.concurrent.each([
    ['a static variable', 'static int calls; int next() { return ++calls; }'],
    ['a static array', 'static final int[] calls = new int[1]; int next() { return ++calls[0]; }'],
    ['an enum', 'enum Counter { ONE; int calls; } int next() { return ++Counter.ONE.calls; }'],
    [
      'a constant of an interface',
      'interface Shared { List<Integer> CALLS = new ArrayList<>(); } int next() { Shared.CALLS.add(1); return Shared.CALLS.size(); }',
    ],
    [
      'a static variable of an inner class',
      'static class Inner { static long calls; } int next() { return (int) ++Inner.calls; }',
    ],
    ['a constant', 'static final int ONE = 1; int next() { return ONE; }'],
  ])('reinitializes %s', async (_name, members) => {
    const source = `class Solution { ${members} public int solve(int a) { return next() == 1 ? 2 * a : -1; } }`;
    const tests = intTests([0, 1, 2].map((a) => [a, 2 * a] as const));
    const check = await judge.judge('java', source, {
      signature: signatureOf(['int'], 'int'),
      tests,
      limits,
    });
    expect(check).toMatchObject({ statusMsg: 'Approved', testsPassed: 3 });
  });
});

test.concurrent('reports a Runtime Error when a Java program starts too many threads', async () => {
  const check = await runCases(
    1,
    'while (true) new Thread(() -> { try { Thread.sleep(100000); } catch (Exception woken) {} }).start();',
  );
  expect(check).toMatchObject({
    statusMsg: 'Runtime Error',
    errorOutput: 'The program started too many processes or threads.',
  });
});
