import { beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@dryrun/content/problem';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { sharedJudge, type TestJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';
import { exactPrograms } from './java-exact.ts';
import { traceBody, traceSource } from './java-trace.ts';
import { record } from './record.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);

test.concurrent.each(exactPrograms)('records $name', async ({ body, events, ...options }) => {
  const trace = await traceBody(body, options);
  expect(trace.text.split('\n')).toEqual(
    events
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
});

describe('values', () => {
  test.concurrent('writes numbers and characters that JSON cannot express', async () => {
    const trace = await traceBody(
      "long big = 1L << 60; double nan = 0.0 / 0, inf = 1e308 * 10, half = 0.5; char c = '\\0'; float f = 0.1f; byte b = -1; boolean yes = true; String none = null;\nreturn a;",
    );
    expect(trace.steps[1]?.[3]).toEqual({
      big: ['n', '1152921504606846976'],
      nan: ['n', 'NaN'],
      inf: ['n', 'Infinity'],
      half: 0.5,
      c: ['c', '\0'],
      f: 0.1,
      b: -1,
      yes: true,
      none: null,
    });
  });

  test.concurrent('writes boxed values, big numbers and enum constants as plain values', async () => {
    const trace = await traceBody(
      "Integer i = 300; Character c = 'x'; Object o = 2.5; BigInteger n = BigInteger.TWO.pow(70); Color color = Color.RED;\nreturn i;",
      { members: 'enum Color { RED, GREEN }' },
    );
    expect(trace.steps[1]?.[3]).toEqual({
      i: 300,
      c: ['c', 'x'],
      o: 2.5,
      n: ['n', '1180591620717411303424'],
      color: ['?', 'Color.RED'],
    });
    expect(trace.calls).toEqual(['solve']);
  });

  test.concurrent('cuts a string of a megabyte', async () => {
    const trace = await traceBody('String s = "ab".repeat(1 << 19);\nreturn s.length();');
    expect(trace.valuesOf('s')).toEqual([['t', 'ab'.repeat(500), 1 << 20]]);
    expect(trace.outcome.recording.length).toBeLessThan(2000);
  });

  test.concurrent('keeps non-ASCII letters in names and strings', async () => {
    const trace = await traceBody(
      'String größe = "日本 \\uD83D\\uDE00 \\u0007\\"\\\\";\nreturn größe.length();',
    );
    expect(trace.valuesOf('größe')).toEqual(['日本 \u{1F600} \u0007"\\']);
  });

  test.concurrent('accepts a byte-order mark, tabs and CRLF', async () => {
    const trace = await traceSource(
      '\uFEFFclass Solution {\r\n\tpublic int solve(int a) {\r\n\t\tint b = a;\r\n\t\treturn b;\r\n\t}\r\n}\r\n',
    );
    expect(trace.lines).toEqual([3, 4, 4]);
  });

  test.concurrent('reads the collections of the library by their meaning', async () => {
    const trace = await traceBody(
      `Deque<Integer> deque = new ArrayDeque<>(); deque.push(1); deque.push(2);
      Queue<Integer> queue = new LinkedList<>(List.of(7));
      Stack<Integer> stack = new Stack<>(); stack.push(1); stack.push(2);
      PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(3, 1, 2));
      TreeMap<String, Integer> map = new TreeMap<>(Map.of("b", 2, "a", 1));
      Set<Character> set = new LinkedHashSet<>(List.of('x', 'y'));
      StringBuilder text = new StringBuilder("abc");
      List<Integer> fixed = List.of(1, 2), view = Collections.unmodifiableList(new ArrayList<>(fixed));
      Optional<String> optional = Optional.of("v");
      Map.Entry<Integer, String> entry = Map.entry(1, "one");
      return a;`,
    );
    expect(trace.objectOf('deque')).toEqual({ k: 'deque', t: 'ArrayDeque', v: [2, 1], n: 2 });
    expect(trace.objectOf('queue')).toEqual({ k: 'queue', t: 'LinkedList', v: [7], n: 1 });
    expect(trace.objectOf('stack')).toEqual({ k: 'stack', t: 'Stack', v: [1, 2], n: 2 });
    expect(trace.objectOf('heap')).toEqual({ k: 'heap', t: 'PriorityQueue', v: [1, 3, 2], n: 3 });
    expect(trace.objectOf('map')).toEqual({
      k: 'map',
      t: 'TreeMap',
      v: [
        ['a', 1],
        ['b', 2],
      ],
      n: 2,
    });
    const letters = [
      ['c', 'x'],
      ['c', 'y'],
    ];
    expect(trace.objectOf('set')).toEqual({ k: 'set', t: 'LinkedHashSet', v: letters, n: 2 });
    expect(trace.objectOf('text')).toEqual({ k: 'text', t: 'StringBuilder', s: 'abc', n: 3 });
    expect(trace.objectOf('fixed')).toMatchObject({ k: 'list', t: 'List', v: [1, 2] });
    expect(trace.objectOf('view')).toMatchObject({ k: 'list', t: 'ArrayList', v: [1, 2] });
    expect(trace.objectOf('optional')).toEqual({ k: 'object', t: 'Optional', v: { value: 'v' } });
    expect(trace.objectOf('entry')).toEqual({ k: 'object', t: 'Entry', v: { key: 1, value: 'one' } });
  });

  test.concurrent('reads records, private fields of local classes and inner classes', async () => {
    const trace = await traceBody(
      'class Local { private int hidden = 4; }\nLocal local = new Local(); Pt pt = new Pt(1, "y"); Inner inner = new Inner();\nreturn pt.x() + inner.q;',
      { members: 'record Pt(int x, String y) {}\nclass Inner { int q = 5; }' },
    );
    expect(trace.objectOf('local')).toEqual({ k: 'object', t: 'Local', v: { hidden: 4 } });
    expect(trace.objectOf('pt')).toEqual({ k: 'object', t: 'Pt', v: { x: 1, y: 'y' } });
    expect(trace.objectOf('inner')).toEqual({ k: 'object', t: 'Inner', v: { q: 5 } });
    expect(trace.calls).toEqual(['solve']);
  });

  test.concurrent('shows the changed item of a counting array, and a run of equal items', async () => {
    const trace = await traceBody(`int[] counts = new int[128];\ncounts['r']++;\nreturn 0;`);
    expect(trace.changes).toEqual([{ k: 'list', t: 'int[]', v: [['x', 128, 0]], n: 128 }, { p: [[114, 1]] }]);
  });

  test.concurrent('writes added, changed and removed items as patches', async () => {
    const trace = await traceBody(
      `List<Integer> list = new ArrayList<>(); Map<Integer, Integer> map = new HashMap<>(); Set<Integer> set = new HashSet<>();
      for (int i = 0; i < 20; i++) { list.add(i); map.put(i, i); set.add(i); }
      list.add(500); map.put(500, 1); set.add(500);
      list.remove(20); map.remove(4); set.remove(4);
      map.put(5, 0);
      return a;`,
      { window: { firstSteps: 23 } },
    );
    const { steps } = await traceBody(
      `List<Integer> list = new ArrayList<>(IntStream.range(0, 20).boxed().toList()); Map<Integer, Integer> map = new HashMap<>(); Set<Integer> set = new HashSet<>(list);
      list.forEach(i -> { map.put(i, i); }); int b = 0;
      list.add(500); map.put(500, 1); set.add(500);
      list.remove(20); map.remove(4); set.remove(4);
      map.put(5, 0);
      return a;`,
    );
    expect(trace.recording.recordedSteps).toBe(23);
    expect(steps.slice(-4).map(([, , , , objects]) => objects)).toEqual([
      { 1: { p: [[20, 500]], n: 21 }, 2: { p: [[500, 1]], n: 21 }, 3: { p: [[500, null]], n: 21 } },
      { 1: { p: [], n: 20 }, 2: { p: [], d: [4], n: 20 }, 3: { p: [], d: [4], n: 20 } },
      { 2: { p: [[5, 0]] } },
      {},
    ]);
  });

  test.concurrent('records a list of a million items and 100,000 objects within its limits', async () => {
    const trace = await traceBody(
      `int[] big = new int[1_000_000]; big[2000] = 5;
      List<int[]> many = new ArrayList<>(); for (int i = 0; i < 100_000; i++) many.add(new int[] {i});
      big[1] = 6;
      return big.length;`,
      { window: { firstSteps: 2, fromStep: 100_003, lastSteps: 100 } },
    );
    expect(trace.recording.totalSteps).toBe(100_006);
    expect(trace.objectOf('big')).toMatchObject({ n: 1_000_000 });
    expect(trace.outcome.recording.length).toBeLessThan(50_000);
  });

  test.concurrent('does not disturb a LinkedHashMap in access order', async () => {
    const trace = await traceBody(
      'LRU lru = new LRU(); lru.put(1, 1); lru.put(2, 2);\nlru.get(1);\nlru.put(3, 3);\nreturn lru.containsKey(1) ? 1 : 0;',
      {
        members:
          'static class LRU extends LinkedHashMap<Integer, Integer> {\n LRU() { super(8, 0.75f, true); }\n protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) { return size() > 2; }\n}',
      },
    );
    expect(trace.returned).toBe(1);
    expect(trace.changes.at(-1)).toMatchObject({
      k: 'map',
      t: 'LRU',
      v: [
        [1, 1],
        [3, 3],
      ],
    });
  });

  test.concurrent("never calls the program's own methods", async () => {
    const trace = await traceBody(
      'Bad bad = new Bad(); Lazy lazy = new Lazy();\nList<Object> list = Collections.unmodifiableList(lazy);\nSet<Object> view = new TreeSet<>(new Counting()).headSet("x");\nThrowable t = new Worse();\nreturn Counting.calls;',
      {
        members: `static class Bad { int id = 1; public String toString() { while (true); } public int hashCode() { throw new Error(); } public boolean equals(Object o) { throw new Error(); } }
        static class Lazy extends ArrayList<Object> { public Iterator<Object> iterator() { throw new Error(); } public int size() { while (true); } }
        static class Counting implements Comparator<Object> { static int calls; public int compare(Object x, Object y) { calls++; return 0; } }
        static class Worse extends Exception { public String getMessage() { while (true); } }`,
      },
    );
    // `headSet` itself compares once.
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '1' });
    expect(trace.objectOf('bad')).toEqual({ k: 'object', t: 'Bad', v: { id: 1 } });
    expect(trace.valuesOf('view')).toEqual([['?', 'TreeSet']]);
    expect(trace.recording.ending).toBeUndefined();
  });

  test.concurrent('shows the type of an unreadable value', async () => {
    const trace = await traceBody(
      'Runnable run = () -> {}; Object any = new Object(); Random random = new Random(1); Object own = new Comparator<Integer>() { public int compare(Integer x, Integer y) { return 0; } };\nreturn a;',
    );
    expect(trace.steps[1]?.[3]).toMatchObject({
      run: ['?', 'lambda'],
      any: ['?', 'Object'],
      random: ['?', 'Random'],
    });
    expect(trace.objectOf('own')).toEqual({ k: 'object', t: 'Comparator', v: {} });
  });
});

describe('calls', () => {
  test.concurrent('records a lambda that is called 1,000 times', async () => {
    const trace = await traceBody('return IntStream.range(0, 1000).map(x -> x * a).sum();');
    expect(trace.calls).toHaveLength(1001);
    expect(trace.recording.totalSteps).toBe(2002);
    expect(trace.recording.recordedSteps).toBe(traceLimits.steps);
  });

  test.concurrent('records the last step of a run with as many steps as are kept', async () => {
    const trace = await traceBody('for (int i = 0; i < 1997; i++);\nreturn a;');
    expect(trace.recording).toMatchObject({ totalSteps: 2001, recordedSteps: 2000 });
    const exact = await traceBody('for (int i = 0; i < 1996; i++);\nreturn a;');
    expect(exact.recording).toMatchObject({ totalSteps: 2000, recordedSteps: 2000 });
    expect(exact.steps.at(-1)?.[0]).toBe('r');
  });

  test.concurrent('records a recursion 900 calls deep', async () => {
    const trace = await traceBody('return f(900);', {
      members: 'int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }',
    });
    expect(Math.max(...trace.steps.map(([, , depth]) => depth))).toBe(902);
    expect(trace.returned).toBe(900);
  });

  test.concurrent('records mutual recursion, inner classes and interface methods', async () => {
    const trace = await traceBody('return new Even().test(a) ? 1 : 0;', {
      members:
        'interface Check { boolean test(int n); default boolean not(int n) { return !test(n); } }\nclass Even implements Check { public boolean test(int n) { return n == 0 || new Odd().not(n - 1); } }\nclass Odd implements Check { public boolean test(int n) { return n != 0 && !new Even().test(n - 1); } }',
    });
    expect(trace.calls.slice(0, 4)).toEqual(['solve', 'test', 'not', 'test']);
    expect(trace.outcome.end.kind).toBe('answered');
  });

  test.concurrent('skips the bridge of a generic method', async () => {
    const trace = await traceBody('Comparable<Own> own = new Own();\nreturn own.compareTo(new Own());', {
      members:
        'static class Own implements Comparable<Own> {\n public int compareTo(Own other) {\n  return 4;\n }\n}',
    });
    expect(trace.calls).toEqual(['solve', 'compareTo']);
  });

  test.concurrent('records only the calling thread', async () => {
    const trace = await traceBody(
      'int[] shared = {0};\nThread t = new Thread(() -> { for (int i = 0; i < 500; i++) shared[0]++; });\nt.start(); t.join();\nreturn shared[0];',
    );
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '500' });
    expect(trace.lines).toEqual([3, 4, 5, 6, 6]);
    expect(trace.recording.totalSteps).toBe(5);
    expect(trace.objectOf('shared')).toEqual({ k: 'list', t: 'int[]', v: [500], n: 1 });
  });

  test.concurrent('omits the driver, which builds the arguments and reads the answer', async () => {
    const source =
      'class ListNode {\n int val;\n ListNode next;\n ListNode(int v) {\n  val = v;\n  next = null;\n }\n}\nclass Solution {\n public ListNode solve(ListNode head) {\n  return head.next;\n }\n}';
    const trace = await traceSource(source, { args: ['ListNode'], returns: 'ListNode', input: '[1,2]' });
    expect(trace.calls).toEqual(['solve']);
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '[2]' });
  });

  test.concurrent('records a program whose class has the name of a recorder class', async () => {
    const trace = await traceBody('Hook call = new Hook();\nreturn call.step(a);', {
      members:
        'static class Hook { int call = 1; int step(int Call) { return Call; } }\nstatic class Recorder {}',
    });
    expect(trace.calls).toEqual(['solve', 'step']);
  });

  test.concurrent('runs a method of 60 kB, which is too large to record', async () => {
    const statements = Array.from({ length: 19_000 }, (_, i) => `a += ${i % 7};\n`).join('');
    const trace = await traceBody(`return large(a);\n`, {
      members: `int large(int a) {\n${statements}return a;\n}`,
    });
    expect(trace.outcome.end.kind).toBe('answered');
    expect(trace.calls).toEqual(['solve']);
  });

  test.concurrent('records newer syntax than the library that rewrites class files knows', async () => {
    const isNew = Number(/\d+/.exec(judge.toolchains.java.version)?.[0]) >= 21;
    const trace = isNew
      ? await traceBody(
          'Object o = new P(a);\nreturn switch (o) {\n case P(int n) when n > 2 -> n;\n default -> 0;\n};',
          {
            members: 'record P(int n) {}',
          },
        )
      : await traceBody('return a;');
    expect(trace.returned).toBe(3);
  });
});

test.concurrent('records an own signal handler only if it runs on the thread of the method', async () => {
  const trace = await traceBody(
    'int[] hits = {0};\nvar signal = new sun.misc.Signal("USR2");\nsun.misc.Signal.handle(signal, s -> hits[0]++);\nsun.misc.Signal.raise(signal);\nwhile (hits[0] == 0) Thread.onSpinWait();\nreturn hits[0];',
    { window: { firstSteps: 5 } },
  );
  expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '1' });
  expect(trace.calls).toEqual(['solve']);
});

test.concurrent('does not read keys whose methods throw later', async () => {
  const trace = await traceBody(
    'Map<Bad, Integer> map = new HashMap<>();\nBad key = new Bad();\nmap.put(key, 1);\nkey.isBad = true;\nreturn map.size();',
    {
      members:
        'static class Bad { boolean isBad; public int hashCode() { if (isBad) throw new Error(); return 1; } }',
    },
  );
  expect(trace.returned).toBe(1);
  expect(trace.exceptions).toEqual([]);
});

describe('the end of a recording', () => {
  test.concurrent('shows `finally`, which replaces an exception by a result', async () => {
    const trace = await traceBody('try {\n throw new RuntimeException("lost");\n} finally {\n return 7;\n}');
    expect(trace.exceptions).toEqual(['java.lang.RuntimeException: lost']);
    expect(trace.returned).toBe(7);
  });

  test.concurrent('shows the close of `try` with resources', async () => {
    const trace = await traceBody(
      'try (Res r = new Res()) {\n throw new IllegalStateException();\n} catch (IllegalStateException e) {\n return 1;\n}',
      {
        members:
          'static class Res implements AutoCloseable {\n public void close() {\n  System.out.print("closed");\n }\n}',
      },
    );
    expect(trace.calls).toEqual(['solve', 'close']);
    expect(trace.output).toBe('closed');
    expect(trace.returned).toBe(1);
  });

  test.concurrent('shows a map that changes while it is iterated', async () => {
    const trace = await traceBody(
      'Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1, 2, 2));\nfor (int key : map.keySet())\n map.remove(3 - key);\nreturn 0;',
    );
    expect(trace.exceptions).toEqual(['java.util.ConcurrentModificationException']);
    expect(trace.lines.at(-1)).toBe(4);
  });

  test.concurrent('shows an exception of a constructor before `super` returns', async () => {
    const trace = await traceBody('return new Child().id;', {
      members:
        'static class Base { int id; Base(int id) { this.id = 1 / id; } }\nstatic class Child extends Base {\n Child() {\n  super(0);\n  id++;\n }\n}',
    });
    expect(trace.exceptions.at(-1)).toBe('java.lang.ArithmeticException: / by zero');
    expect(trace.outcome.end).toMatchObject({ kind: 'threw', line: 5 });
  });

  test.concurrent('names the variable that is null', async () => {
    const trace = await traceBody('String missing = null;\nreturn missing.length();');
    expect(trace.exceptions).toEqual([
      'java.lang.NullPointerException: Cannot invoke "String.length()" because "missing" is null',
    ]);
  });

  test.concurrent('shows an exception of a static initializer', async () => {
    const trace = await traceBody('return 0;', {
      members: 'static int[] two = new int[2];\nstatic {\n two[2] = 1;\n}',
    });
    expect(trace.exceptions).toEqual([
      'java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2',
    ]);
  });

  test.concurrent.each(['System.exit(4)', 'Runtime.getRuntime().halt(4)'])(
    'records every step before %s',
    async (exit) => {
      const trace = await traceBody(`int b = a;\nif (b == 3)\n ${exit};\nreturn b;`);
      expect(trace.outcome.end).toEqual({ kind: 'exited', exitCode: 4 });
      expect(trace.lines).toEqual([3, 4, 5]);
      expect(trace.recording.totalSteps).toBe(3);
    },
  );

  test.concurrent('shows where a program sleeps when it is killed', async () => {
    const source = `class Solution {\npublic int solve(int a) throws Exception {\nint b = a;\nThread.sleep(1000000);\nreturn b;\n}\n}`;
    const signature = signatureOf(['int'], 'int');
    const limits = { timeMs: -1000, memoryKb: 512 * 1024 };
    const { outcome, recording } = await record(judge, 'java', { source, signature, limits }, ['3']);
    expect(outcome.end).toEqual({ kind: 'killed', reason: 'wall' });
    expect(recording.events.at(-1)).toEqual(['s', 4, 1, { b: 3 }, {}]);
  });

  test.concurrent('stops counting in a very long run', async () => {
    const trace = await traceBody('int n = 0;\nwhile (n < 3_100_000) n++;\nreturn n;', {
      window: { firstSteps: 3, fromStep: traceLimits.countedSteps - 1, lastSteps: 1500 },
    });
    expect(trace.recording).toMatchObject({ ending: 'steps', totalSteps: traceLimits.countedSteps });
    expect(trace.steps).toHaveLength(5);
  });

  test.concurrent('exits after the last recorded step of a run that does not end', async () => {
    const window = { firstSteps: 1, fromStep: 300, lastSteps: 4, exitsAfter: true };
    const trace = await traceBody('while (true) a ^= 1;', { window });
    expect(trace.outcome.end).toEqual({ kind: 'exited', exitCode: 0 });
    expect(trace.recording).toMatchObject({ recordedSteps: 5, totalSteps: 303 });
  });

  test.concurrent('shows the last calls and the exception of an endless recursion', async () => {
    const window = { firstSteps: 3, fromStep: traceLimits.depth - 20, lastSteps: 1500 };
    const trace = await traceBody('return solve(a + 1) + 1;', { window });
    expect(trace.recording).toMatchObject({ ending: 'depth', totalSteps: traceLimits.depth + 1 });
    expect(trace.steps.at(-2)?.slice(0, 3)).toEqual(['c', 3, traceLimits.depth]);
    expect(trace.exceptions).toEqual(['java.lang.StackOverflowError']);
    expect(trace.outcome.end).toMatchObject({ kind: 'threw', summary: 'java.lang.StackOverflowError' });
    expect(JSON.stringify(trace.outcome.end)).not.toContain('judgedriver');
  });

  test.concurrent('ends a recording that becomes too large, and returns the answer', async () => {
    const trace = await traceBody(
      `String[] texts = new String[900];\nfor (int i = 0; i < 900; i++) {\n texts[i] = "x".repeat(990) + i;\n texts = texts.clone();\n}\nreturn a;`,
    );
    expect(trace.recording.ending).toBe('size');
    expect(trace.recording.totalSteps).toBe(2704);
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '3' });
    expect(trace.outcome.recording.length).toBeLessThan(traceLimits.bytes);
  });

  test.concurrent('truncates the output of a program that prints without end', async () => {
    const trace = await traceBody(
      'for (int i = 0; i < 3000; i++) System.out.println("x".repeat(40));\nreturn a;',
    );
    expect(trace.output).toHaveLength(traceLimits.outputCharacters);
    expect(trace.recording.totalSteps).toBe(3004);
  });

  test.concurrent('returns the compile error instead of a recording', async () => {
    await expect(traceBody('return b;')).rejects.toThrow('cannot find symbol');
  });

  test.concurrent('lets a program that calls the recorder damage only its own recording', async () => {
    const trace = await traceBody(
      `Class<?> hook = Class.forName("judgedriver.trace.Hook");
      for (var m : hook.getMethods()) if (m.getName().equals("step")) try { m.invoke(null, null, -1); } catch (Exception e) {}
      hook.getMethod("exits").invoke(null);
      return a;`,
    );
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '3' });
    expect(trace.steps.length).toBeGreaterThan(0);
  });
});

describe('in two runs', () => {
  const source = (body: string): string => `class Solution {\npublic int solve(int a) {\n${body}\n}\n}`;
  const trace = (body: string, timeMs: number = defaultLimits.java.timeMs) =>
    judge.trace('java', source(body), {
      signature: signatureOf(['int'], 'int'),
      test: { input: ['3'], expected: '6' },
      limits: { ...defaultLimits.java, timeMs },
    });

  test.concurrent('records 2,001 steps without a gap in the last ones', async () => {
    const { events, totalSteps, ended } = await trace('for (int i = 0; i < 999; i++)\n a++;\nreturn 6;');
    expect([totalSteps, ended]).toEqual([2001, undefined]);
    const state = events.findIndex(([kind]) => kind === 'k');
    expect(events[state]?.slice(0, 3)).toEqual(['k', 502, 1]);
    expect([state, events.length]).toEqual([500, 500 + 1 + 1500 + 1]);
  });

  test.concurrent('says that a program with random numbers took another way', async () => {
    const { ended } = await trace(
      'int n = 2500 + new Random().nextInt(90000);\nfor (int i = 0; i < n; i++) a++;\nreturn 6;',
    );
    expect(ended).toMatch(/^The program ran twice and took another way the second time: /);
  });

  test.concurrent('records the first and last counted steps of an endless loop', async () => {
    const result = await trace('int n = 0;\nwhile (true) n++;', -1000);
    expect(result).toMatchObject({
      totalSteps: traceLimits.countedSteps,
      ended: 'The recording stops after 3,000,000 steps.',
      case: { statusMsg: 'Time Limit Exceeded' },
    });
    expect(result.events.findLast(([kind]) => kind === 's')).toEqual(['s', 4, 1, { n: 2_999_998 }, {}]);
  });
});
