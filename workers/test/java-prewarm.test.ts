import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JudgedCheck } from '../src/judge/grading/check.ts';
import { CompileServers } from '../src/judge/languages/java/compile-servers.ts';
import { createJavaToolchainCache } from '../src/judge/languages/java/toolchain-cache.ts';
import type { Kept } from '../src/judge/prewarm/warm-pool.ts';
import { intTests, megabytesKb, startTestJudge, testCache, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

const limits = { timeMs: 3000, memoryKb: megabytesKb(512) };
let judge: TestJudge;
beforeAll(async () => {
  judge = await startTestJudge();
  await until(() => kept('javaCompilers').counts.warm > 0 && kept('java').counts.warm > 0);
});
afterAll(() => judge.close());

function kept(name: 'java' | 'javaCompilers'): Kept {
  const pool = judge.toolchains.java.pools[name];
  if (!pool) throw new Error(`no pool ${name}`);
  return pool;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let round = 0; !isTrue(); round += 1) {
    if (round === 600) throw new Error('it never came true');
    await pause(50);
  }
}

/** Judges one case of a method that doubles; each source is a new one, so that nothing is kept from an earlier test. */
let sources = 0;
async function solve(source: string, memoryKb = limits.memoryKb): Promise<JudgedCheck> {
  sources += 1;
  return judge.judge('java', `${source}\n// ${sources}`, {
    signature: signatureOf(['int'], 'int'),
    tests: intTests([[3, 6]]),
    limits: { ...limits, memoryKb },
    kind: 'run',
  });
}

const doubles = 'class Solution { public int solve(int a) { return 2 * a; } }';

describe('the resident compiler', () => {
  test('knows nothing of the text before', async () => {
    const own = 'class OnlyMine { static int X = 1; }\n';
    const shadows =
      'class String {} class ArrayList<T> {} class Math {} class List<T> {} class ListNode { int own; }\n';
    expect(await solve(`${own}${shadows}${doubles}`)).toMatchObject({ statusMsg: 'Approved' });
    const seen = await solve('class Solution { public int solve(int a) { return a + OnlyMine.X; } }');
    expect(seen.compileOutput).toContain('cannot find symbol');
    const ordinary =
      'class Solution { public int solve(int a) { List<String> l = new ArrayList<>(); l.add("x"); return Math.max(a, 0) * 2 + new ListNode(0).val; } }';
    expect(await solve(ordinary)).toMatchObject({ statusMsg: 'Approved' });
  });

  test.each(['DryRunTraining', 'DryRunTraining.Edge', 'judgedriver.Main', 'CompileServer', 'SourceText'])(
    'shows no %s of its own',
    async (name) => {
      const check = await solve(`class Solution { ${name} x; public int solve(int a) { return 2 * a; } }`);
      expect(check.statusMsg).toBe('Compilation Error');
      expect(check.compileOutput).toMatch(/cannot find symbol|does not exist/);
    },
  );

  test.each([
    ["the driver's package", 'package judgedriver;\npublic class Main {}\n'],
    ["the library's package", 'package java.util;\nclass List<T> {}\n'],
    ['a class of its practice', 'class DryRunTraining { class Edge {} }\n'],
    ['the root of all classes', 'class Object {}\n'],
  ])('does not mind a text in %s', async (_name, before) => {
    expect(await solve(before + doubles)).toMatchObject({ statusMsg: 'Approved' });
    expect(await solve(doubles)).toMatchObject({ statusMsg: 'Approved' });
  });

  test.each([
    ['a null byte', 'class Solution {\0'],
    ['an endless comment', `/*${'*'.repeat(200_000)}`],
    ['brackets without end', `class Solution { int x = ${'('.repeat(100_000)}1; }`],
    ['a module', 'module m { requires java.base; }'],
    ['a class that extends itself', 'class A extends A {} class Solution {}'],
  ])('refuses %s and goes on', async (_name, source) => {
    expect((await solve(source)).statusMsg).toBe('Compilation Error');
    expect(await solve(doubles)).toMatchObject({ statusMsg: 'Approved' });
  });

  test('when killed over a text costs no verdict, and is replaced', async () => {
    await until(() => kept('javaCompilers').counts.warm > 0);
    const [server] = kept('javaCompilers').waiting;
    const judging = solve(doubles);
    server?.confined.kill();
    expect(await judging).toMatchObject({ statusMsg: 'Approved' });
    await until(() => kept('javaCompilers').counts.warm > 0);
    expect(kept('javaCompilers').waiting).not.toContain(server);
  });

  test('is replaced after so many texts while it still serves, and does not grow', async () => {
    const servers = new CompileServers({
      sandbox: judge.sandbox,
      toolchainCache: await createJavaToolchainCache(judge.sandbox, testCache),
      size: 1,
      compilationsPerLife: 100,
      whenQuiet: async () => {},
      onFault(error) {
        throw error;
      },
    });
    await until(() => servers.counts.warm === 1);
    const [first] = servers.waiting;
    let grown = 0;
    for (let i = 0; i < 120; i += 1) {
      const answer = await servers.compile(
        `class Solution { int f${i}() { return ${i}; } }\nclass Mine${i} {}`,
      );
      expect(answer?.kind).toBe('compiled');
      if (servers.waiting[0] === first) grown = first?.confined.usage().memoryKb ?? 0;
    }
    await until(() => !servers.waiting.includes(first as never));
    expect(grown).toBeGreaterThan(0);
    expect(grown).toBeLessThan(megabytesKb(250));
    await servers.close();
  });
});

describe('a JVM started ahead', () => {
  test('that dies while it waits is replaced unseen', async () => {
    await until(() => kept('java').counts.warm === kept('java').counts.size);
    for (const { confined } of kept('java').waiting) confined.kill();
    expect(await solve(doubles)).toMatchObject({ statusMsg: 'Approved' });
    await until(() => kept('java').counts.warm === kept('java').counts.size);
  });

  test('looks to a program like one started for it', async () => {
    const look =
      'class Solution { static int calls; public int solve(int a) throws Exception { System.out.println(new TreeMap<>(System.getProperties())); System.out.println(Thread.getAllStackTraces().keySet().stream().map(Thread::getName).sorted().collect(Collectors.toList())); System.out.println(Locale.getDefault() + " " + TimeZone.getDefault().getID() + " " + Thread.currentThread().getContextClassLoader().getParent().getClass() + ++calls); System.out.println(Arrays.toString(new java.io.File("/tmp").list()) + Arrays.toString(new java.io.File("/work").list())); return 2 * a; } }';
    await until(() => kept('java').counts.warm > 0);
    const warm = await solve(look);
    const cold = await solve(look, limits.memoryKb + 1024);
    const output = (check: JudgedCheck): string | undefined => check.cases?.[0]?.stdOutput;
    expect(output(warm)).toContain('java.home=');
    expect(output(warm)).toBe(output(cold));
  });

  test('is used once: what a program leaves in it reaches nobody', async () => {
    const leave =
      'class Solution { public int solve(int a) throws Exception { java.nio.file.Files.writeString(java.nio.file.Path.of("/tmp/left"), "x"); System.setProperty("left", "x"); return 2 * a; } }';
    const find =
      'class Solution { public int solve(int a) { return new java.io.File("/tmp/left").exists() || System.getProperty("left") != null ? 0 : 2 * a; } }';
    for (let round = 0; round < 4; round += 1) {
      expect(await solve(leave)).toMatchObject({ statusMsg: 'Approved' });
      expect(await solve(find)).toMatchObject({ statusMsg: 'Approved' });
    }
  });
});
