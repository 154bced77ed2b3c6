import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JudgedCheck } from '../src/judge/grading/check.ts';
import { CompileServers } from '../src/judge/languages/java/compile-servers.ts';
import { createJavaToolchainCache } from '../src/judge/languages/java/toolchain-cache.ts';
import type { Sandbox } from '../src/judge/sandbox/sandbox.ts';
import type { ProcessPool } from '../src/judge/prewarm/warm-pool.ts';
import { intTests, megabytesKb, startTestJudge, testCache, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

const limits = { timeMs: 3000, memoryKb: megabytesKb(512) };
let judge: TestJudge;
beforeAll(async () => {
  judge = await startTestJudge();
  await waitUntil(() => poolOf('javaCompilers').counts.warm > 0 && poolOf('java').counts.warm > 0);
});
afterAll(() => judge.close());

function poolOf(name: 'java' | 'javaCompilers'): ProcessPool {
  const pool = judge.toolchains.java.pools[name];
  if (!pool) throw new Error(`no pool ${name}`);
  return pool;
}

async function waitUntil(condition: () => boolean): Promise<void> {
  for (let round = 0; !condition(); round += 1) {
    if (round === 600) throw new Error('the condition did not become true');
    await pause(50);
  }
}

let sourceCount = 0;
/** Judges one case of a method that doubles its argument. Makes each source unique, so that no artifact is reused. */
async function solve(source: string, memoryKb = limits.memoryKb): Promise<JudgedCheck> {
  sourceCount += 1;
  return judge.judge('java', `${source}\n// ${sourceCount}`, {
    signature: signatureOf(['int'], 'int'),
    tests: intTests([[3, 6]]),
    limits: { ...limits, memoryKb },
    kind: 'run',
  });
}

const doubles = 'class Solution { public int solve(int a) { return 2 * a; } }';

describe('the resident compiler', () => {
  test('does not see classes of an earlier source', async () => {
    const own = 'class OnlyMine { static int X = 1; }\n';
    const shadows =
      'class String {} class ArrayList<T> {} class Math {} class List<T> {} class ListNode { int own; }\n';
    expect(await solve(`${own}${shadows}${doubles}`)).toMatchObject({ statusMsg: 'Approved' });
    const check = await solve('class Solution { public int solve(int a) { return a + OnlyMine.X; } }');
    expect(check.compileOutput).toContain('cannot find symbol');
    const ordinary =
      'class Solution { public int solve(int a) { List<String> l = new ArrayList<>(); l.add("x"); return Math.max(a, 0) * 2 + new ListNode(0).val; } }';
    expect(await solve(ordinary)).toMatchObject({ statusMsg: 'Approved' });
  });

  test.each(['DryRunWarmup', 'DryRunWarmup.Edge', 'judgedriver.Main', 'CompileServer', 'SourceText'])(
    'does not expose its class %s',
    async (name) => {
      const check = await solve(`class Solution { ${name} x; public int solve(int a) { return 2 * a; } }`);
      expect(check.statusMsg).toBe('Compilation Error');
      expect(check.compileOutput).toMatch(/cannot find symbol|does not exist/);
    },
  );

  test.each([
    ["a class in the driver's package", 'package judgedriver;\npublic class Main {}\n'],
    ["a class in the library's package", 'package java.util;\nclass List<T> {}\n'],
    ['a class of the warm-up program', 'class DryRunWarmup { class Edge {} }\n'],
    ['a class named Object', 'class Object {}\n'],
  ])('compiles the next source after a source with %s', async (_name, before) => {
    expect(await solve(before + doubles)).toMatchObject({ statusMsg: 'Approved' });
    expect(await solve(doubles)).toMatchObject({ statusMsg: 'Approved' });
  });

  test.each([
    ['a null byte', 'class Solution {\0'],
    ['an unclosed comment', `/*${'*'.repeat(200_000)}`],
    ['unclosed parentheses', `class Solution { int x = ${'('.repeat(100_000)}1; }`],
    ['a module', 'module m { requires java.base; }'],
    ['a class that extends itself', 'class A extends A {} class Solution {}'],
  ])('rejects %s and compiles the next source', async (_name, source) => {
    expect((await solve(source)).statusMsg).toBe('Compilation Error');
    expect(await solve(doubles)).toMatchObject({ statusMsg: 'Approved' });
  });

  test('is replaced without losing a verdict when it is killed', async () => {
    await waitUntil(() => poolOf('javaCompilers').counts.warm > 0);
    const [server] = poolOf('javaCompilers').processes;
    const judging = solve(doubles);
    server?.sandboxed.kill();
    expect(await judging).toMatchObject({ statusMsg: 'Approved' });
    await waitUntil(() => poolOf('javaCompilers').counts.warm > 0);
    expect(poolOf('javaCompilers').processes).not.toContain(server);
  });

  test('is replaced after its maximum number of compilations and keeps its memory bounded', async () => {
    const isBackground: (boolean | undefined)[] = [];
    const sandbox: Sandbox = {
      ...judge.sandbox,
      start(command) {
        isBackground.push(command.background);
        return judge.sandbox.start(command);
      },
    };
    const servers = new CompileServers({
      sandbox,
      toolchainCache: await createJavaToolchainCache(judge.sandbox, testCache),
      size: 1,
      compilationsPerServer: 100,
      whenIdle: async () => {},
      onError(error) {
        throw error;
      },
    });
    await waitUntil(() => servers.counts.warm === 1);
    const [first] = servers.processes;
    let lastMemoryKb = 0;
    for (let i = 0; i < 120; i += 1) {
      const result = await servers.compile(
        `class Solution { int f${i}() { return ${i}; } }\nclass Mine${i} {}`,
      );
      expect(result?.kind).toBe('compiled');
      if (servers.processes[0] === first) lastMemoryKb = first?.sandboxed.usage().memoryKb ?? 0;
    }
    await waitUntil(() => !servers.processes.includes(first as never));
    expect(lastMemoryKb).toBeGreaterThan(0);
    expect(lastMemoryKb).toBeLessThan(megabytesKb(250));
    // Under constant load, a first compiler with a low CPU share would never become ready.
    expect(isBackground).toEqual([false, true]);
    await servers.close();
  });
});

describe('a prewarmed JVM', () => {
  test('is replaced when it dies unused', async () => {
    await waitUntil(() => poolOf('java').counts.warm === poolOf('java').counts.size);
    for (const { sandboxed } of poolOf('java').processes) sandboxed.kill();
    expect(await solve(doubles)).toMatchObject({ statusMsg: 'Approved' });
    await waitUntil(() => poolOf('java').counts.warm === poolOf('java').counts.size);
  });

  test('shows a program the same environment as a cold-started one', async () => {
    const inspect =
      'class Solution { static int calls; public int solve(int a) throws Exception { System.out.println(new TreeMap<>(System.getProperties())); System.out.println(Thread.getAllStackTraces().keySet().stream().map(Thread::getName).sorted().collect(Collectors.toList())); System.out.println(Locale.getDefault() + " " + TimeZone.getDefault().getID() + " " + Thread.currentThread().getContextClassLoader().getParent().getClass() + ++calls); System.out.println(Arrays.toString(new java.io.File("/tmp").list()) + Arrays.toString(new java.io.File("/work").list())); return 2 * a; } }';
    await waitUntil(() => poolOf('java').counts.warm > 0);
    const warm = await solve(inspect);
    const cold = await solve(inspect, limits.memoryKb + 1024);
    const output = (check: JudgedCheck): string | undefined => check.cases?.[0]?.stdOutput;
    expect(output(warm)).toContain('java.home=');
    expect(output(warm)).toBe(output(cold));
  });

  test('is used once, so no program sees the state of another', async () => {
    const changeState =
      'class Solution { public int solve(int a) throws Exception { java.nio.file.Files.writeString(java.nio.file.Path.of("/tmp/left"), "x"); System.setProperty("left", "x"); return 2 * a; } }';
    const findState =
      'class Solution { public int solve(int a) { return new java.io.File("/tmp/left").exists() || System.getProperty("left") != null ? 0 : 2 * a; } }';
    for (let round = 0; round < 4; round += 1) {
      expect(await solve(changeState)).toMatchObject({ statusMsg: 'Approved' });
      expect(await solve(findState)).toMatchObject({ statusMsg: 'Approved' });
    }
  });
});
