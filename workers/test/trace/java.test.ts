import { beforeAll, describe, expect, test } from '@jest/globals';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { sharedJudge, type TestJudge } from '../judge.ts';
import { traceBody, traceSource } from './java-trace.ts';
import { record } from './record.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);

const events = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

describe('records the exact steps of', () => {
  test('a loop on one line', async () => {
    const trace = await traceBody('int sum = 0; for (int i = 0; i < a; i++) sum += i;\nreturn sum;');
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",3,1,{"sum":0,"i":0},{}]
        ["s",3,1,{"i":1},{}]
        ["s",3,1,{"sum":1,"i":2},{}]
        ["s",3,1,{"sum":3,"i":3},{}]
        ["s",4,1,{"i":["-"]},{}]
        ["r",4,1,{},{},3]
        ["n",7]`),
    );
  });

  test('an else-if chain without braces in an endless loop with a break', async () => {
    const trace = await traceBody(
      'for (;;) {\n if (a > 2) a--;\n else if (a == 2)\n  a = 0;\n else break;\n}\nreturn a;',
    );
    expect(trace.text).toBe(
      events(`
        ["c",4,1,{"a":3},{},"solve"]
        ["s",4,1,{"a":2},{}]
        ["s",5,1,{},{}]
        ["s",6,1,{},{}]
        ["s",4,1,{"a":0},{}]
        ["s",5,1,{},{}]
        ["s",9,1,{},{}]
        ["r",9,1,{},{},0]
        ["n",8]`),
    );
  });

  test('a loop with two variables and a comma', async () => {
    const trace = await traceBody('for (int i = 0, j = a; i < j; i++, j--)\n a += 10;\nreturn a;');
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",4,1,{"i":0,"j":3},{}]
        ["s",3,1,{"a":13},{}]
        ["s",4,1,{"i":1,"j":2},{}]
        ["s",3,1,{"a":23},{}]
        ["s",5,1,{"i":["-"],"j":["-"]},{}]
        ["r",5,1,{},{},23]
        ["n",7]`),
    );
  });

  test('a loop over a list', async () => {
    const trace = await traceBody(
      'List<Integer> list = new ArrayList<>(List.of(4, 3));\nint sum = 0;\nfor (int x : list) {\n if (x == a) continue;\n sum += x;\n}\nreturn sum;',
    );
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",4,1,{"list":["@",1]},{"1":{"k":"list","t":"ArrayList","v":[4,3],"n":2}}]
        ["s",5,1,{"sum":0},{}]
        ["s",6,1,{"x":4},{}]
        ["s",7,1,{},{}]
        ["s",5,1,{"sum":4,"x":["-"]},{}]
        ["s",6,1,{"x":3},{}]
        ["s",5,1,{"x":["-"]},{}]
        ["s",9,1,{},{}]
        ["r",9,1,{},{},4]
        ["n",10]`),
    );
  });

  test('a switch that falls through', async () => {
    const trace = await traceBody(
      'int n = 0;\nswitch (a) {\n case 3:\n  n++;\n case 4:\n  n += a > 2 && a < 9 ? 2 : 5;\n  break;\n default:\n  n = 9;\n}\nreturn n;',
    );
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",4,1,{"n":0},{}]
        ["s",6,1,{},{}]
        ["s",8,1,{"n":1},{}]
        ["s",9,1,{"n":3},{}]
        ["s",13,1,{},{}]
        ["r",13,1,{},{},3]
        ["n",7]`),
    );
  });

  test('a recursion with a memo', async () => {
    const trace = await traceBody('return f(a);', {
      members:
        'Map<Integer, Integer> memo = new HashMap<>();\nint f(int n) {\n if (n < 2) return n;\n int r = f(n - 1) + f(n - 2);\n memo.put(n, r);\n return r;\n}',
    });
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"this":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{"memo":["@",2]}},"2":{"k":"map","t":"HashMap","v":[],"n":0}},"solve"]
        ["c",7,2,{"this":["@",1],"n":3},{},"f"]
        ["s",8,2,{},{}]
        ["c",7,3,{"this":["@",1],"n":2},{},"f"]
        ["s",8,3,{},{}]
        ["c",7,4,{"this":["@",1],"n":1},{},"f"]
        ["r",7,4,{},{},1]
        ["c",7,4,{"this":["@",1],"n":0},{},"f"]
        ["r",7,4,{},{},0]
        ["s",9,3,{"r":1},{}]
        ["s",10,3,{},{"2":{"k":"map","t":"HashMap","v":[[2,1]],"n":1}}]
        ["r",10,3,{},{},1]
        ["c",7,3,{"this":["@",1],"n":1},{},"f"]
        ["r",7,3,{},{},1]
        ["s",9,2,{"r":2},{}]
        ["s",10,2,{},{"2":{"k":"map","t":"HashMap","v":[[2,1],[3,2]],"n":2}}]
        ["r",10,2,{},{},2]
        ["r",3,1,{},{},2]
        ["n",18]`),
    );
  });

  test('two rows that are one array', async () => {
    const trace = await traceBody(
      'int[] row = new int[a];\nint[][] grid = {row, row};\ngrid[0][1] = 7;\nreturn grid[1][1];',
    );
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",4,1,{"row":["@",1]},{"1":{"k":"list","t":"int[]","v":[0,0,0],"n":3}}]
        ["s",5,1,{"grid":["@",2]},{"2":{"k":"list","t":"int[][]","v":[["@",1],["@",1]],"n":2}}]
        ["s",6,1,{},{"1":{"k":"list","t":"int[]","v":[0,7,0],"n":3}}]
        ["r",6,1,{},{},7]
        ["n",5]`),
    );
  });

  test('a list with a cycle and a tree with a shared node', async () => {
    const trace = await traceBody(
      'ListNode head = new ListNode(1, new ListNode(2));\nhead.next.next = head;\nTreeNode leaf = new TreeNode(5);\nTreeNode root = new TreeNode(6, leaf, leaf);\nleaf.val++;\nreturn root.right.val;',
    );
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",4,1,{"head":["@",1]},{"1":{"k":"object","t":"ListNode","v":{"val":1,"next":["@",2]}},"2":{"k":"object","t":"ListNode","v":{"val":2,"next":null}}}]
        ["s",5,1,{},{"2":{"p":[["next",["@",1]]]}}]
        ["s",6,1,{"leaf":["@",3]},{"3":{"k":"object","t":"TreeNode","v":{"val":5,"left":null,"right":null}}}]
        ["s",7,1,{"root":["@",4]},{"4":{"k":"object","t":"TreeNode","v":{"val":6,"left":["@",3],"right":["@",3]}}}]
        ["s",8,1,{},{"3":{"p":[["val",6]]}}]
        ["r",8,1,{},{},6]
        ["n",7]`),
    );
  });

  test('exceptions that are caught and that are not', async () => {
    const trace = await traceBody(
      'try {\n a = f(a);\n} catch (IllegalStateException e) {\n a = 9;\n}\nint[] two = new int[2];\nreturn two[a];',
      {
        members: 'int f(int n) {\n if (n == 2) throw new IllegalStateException("two");\n return f(n - 1);\n}',
      },
    );
    expect(trace.text).toBe(
      events(`
        ["c",4,1,{"a":3},{},"solve"]
        ["c",12,2,{"n":3},{},"f"]
        ["s",13,2,{},{}]
        ["c",12,3,{"n":2},{},"f"]
        ["x",12,3,{},{},"java.lang.IllegalStateException: two"]
        ["x",13,2,{},{},"java.lang.IllegalStateException: two"]
        ["x",4,1,{},{},"java.lang.IllegalStateException: two"]
        ["s",5,1,{},{}]
        ["s",6,1,{"e":["?","IllegalStateException"]},{}]
        ["s",8,1,{"a":9,"e":["-"]},{}]
        ["s",9,1,{"two":["@",1]},{"1":{"k":"list","t":"int[]","v":[0,0],"n":2}}]
        ["x",9,1,{},{},"java.lang.ArrayIndexOutOfBoundsException: Index 9 out of bounds for length 2"]
        ["n",12]`),
    );
  });

  test('the comparator of a sort', async () => {
    const trace = await traceBody('Integer[] xs = {1, a};\nArrays.sort(xs, (x, y) -> y - x);\nreturn xs[0];');
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",4,1,{"xs":["@",1]},{"1":{"k":"list","t":"Integer[]","v":[1,3],"n":2}}]
        ["c",4,2,{"x":3,"y":1},{},"lambda"]
        ["r",4,2,{},{},-2]
        ["s",5,1,{},{"1":{"k":"list","t":"Integer[]","v":[3,1],"n":2}}]
        ["r",5,1,{},{},3]
        ["n",6]`),
    );
  });

  test('a static initializer and static variables', async () => {
    const trace = await traceBody('calls++;\nreturn LIST.get(0) + MAX;', {
      members:
        'static int calls = 4;\nstatic final int MAX = 5;\nstatic final List<Integer> LIST = new ArrayList<>();\nstatic {\n LIST.add(1);\n}',
    });
    expect(trace.text).toBe(
      events(`
        ["c",6,1,{"Solution.calls":0,"Solution.LIST":null},{},"static"]
        ["s",8,1,{"Solution.calls":4},{}]
        ["s",10,1,{"Solution.LIST":["@",1]},{"1":{"k":"list","t":"ArrayList","v":[],"n":0}}]
        ["r",11,1,{},{"1":{"k":"list","t":"ArrayList","v":[1],"n":1}}]
        ["c",3,1,{"a":3,"Solution.calls":4,"Solution.LIST":["@",1]},{},"solve"]
        ["s",4,1,{"Solution.calls":5},{}]
        ["r",4,1,{},{},6]
        ["n",7]`),
    );
  });

  test('output with and without a line break', async () => {
    const trace = await traceBody('System.out.print("é");\nSystem.out.println(a);\nreturn a;');
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["o","é"]
        ["s",4,1,{},{}]
        ["o","3\\n"]
        ["s",5,1,{},{}]
        ["r",5,1,{},{},3]
        ["n",4]`),
    );
  });

  test('a constructor with a superclass', async () => {
    const trace = await traceBody('Point p = new Point(1, 2);\nreturn p.x;', {
      members:
        'static class Base { int id = 9; }\nstatic class Point extends Base {\n int x, y;\n Point(int x, int y) {\n  this.x = x;\n  this.y = y;\n }\n}',
    });
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["c",10,2,{"this":["@",1],"x":1,"y":2},{"1":{"k":"object","t":"Point","v":{"id":9,"x":0,"y":0}}},"Point"]
        ["s",11,2,{},{"1":{"p":[["x",1]]}}]
        ["r",12,2,{},{"1":{"p":[["y",2]]}}]
        ["s",4,1,{"p":["@",1]},{}]
        ["r",4,1,{},{},1]
        ["n",6]`),
    );
  });

  test('the first and the last steps of a long run', async () => {
    const window = { firstSteps: 2, fromStep: 6, lastSteps: 3 };
    const trace = await traceBody('int[] n = {a};\nwhile (n[0] > 0)\n n[0]--;\nreturn f(n);', {
      members: 'int f(int[] n) { return n.length; }',
      window,
    });
    expect(trace.text).toBe(
      events(`
        ["c",3,1,{"a":3},{},"solve"]
        ["s",4,1,{"n":["@",1]},{"1":{"k":"list","t":"int[]","v":[3],"n":1}}]
        ["k",6,1,[["solve",4,{"a":3,"n":["@",1]}]],{"1":{"k":"list","t":"int[]","v":[1],"n":1}}]
        ["s",4,1,{},{}]
        ["s",5,1,{},{}]
        ["s",4,1,{},{"1":{"k":"list","t":"int[]","v":[0],"n":1}}]
        ["n",12]`),
    );
  });
});

describe('values', () => {
  test('writes numbers and characters that JSON cannot express', async () => {
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

  test('writes boxed values, big numbers and enum constants as plain values', async () => {
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

  test('cuts a string of a megabyte', async () => {
    const trace = await traceBody('String s = "ab".repeat(1 << 19);\nreturn s.length();');
    expect(trace.valuesOf('s')).toEqual([['t', 'ab'.repeat(500), 1 << 20]]);
    expect(trace.outcome.recording.length).toBeLessThan(2000);
  });

  test('keeps letters outside ASCII in names and strings', async () => {
    const trace = await traceBody(
      'String größe = "日本 \\uD83D\\uDE00 \\u0007\\"\\\\";\nreturn größe.length();',
    );
    expect(trace.valuesOf('größe')).toEqual(['日本 \u{1F600} \u0007"\\']);
  });

  test('accepts a byte-order mark, tabs and CRLF', async () => {
    const trace = await traceSource(
      '\uFEFFclass Solution {\r\n\tpublic int solve(int a) {\r\n\t\tint b = a;\r\n\t\treturn b;\r\n\t}\r\n}\r\n',
    );
    expect(trace.lines).toEqual([3, 4, 4]);
  });

  test('reads the collections of the library by their meaning', async () => {
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

  test('reads records, private fields of local classes and inner classes', async () => {
    const trace = await traceBody(
      'class Local { private int hidden = 4; }\nLocal local = new Local(); Pt pt = new Pt(1, "y"); Inner inner = new Inner();\nreturn pt.x() + inner.q;',
      { members: 'record Pt(int x, String y) {}\nclass Inner { int q = 5; }' },
    );
    expect(trace.objectOf('local')).toEqual({ k: 'object', t: 'Local', v: { hidden: 4 } });
    expect(trace.objectOf('pt')).toEqual({ k: 'object', t: 'Pt', v: { x: 1, y: 'y' } });
    expect(trace.objectOf('inner')).toEqual({ k: 'object', t: 'Inner', v: { q: 5 } });
    expect(trace.calls).toEqual(['solve']);
  });

  test('shows the changed item of a counting array, and a run of equal items', async () => {
    const trace = await traceBody(`int[] counts = new int[128];\ncounts['r']++;\nreturn 0;`);
    expect(trace.changes).toEqual([{ k: 'list', t: 'int[]', v: [['x', 128, 0]], n: 128 }, { p: [[114, 1]] }]);
  });

  test('writes added, changed and removed items as patches', async () => {
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

  test('records a list of a million items and 100,000 objects within its limits', async () => {
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

  test('does not disturb a LinkedHashMap in access order', async () => {
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

  test("never calls the program's own methods", async () => {
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

  test('shows the type of what it cannot read', async () => {
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
  test('records a lambda that is called 1,000 times', async () => {
    const trace = await traceBody('return IntStream.range(0, 1000).map(x -> x * a).sum();');
    expect(trace.calls).toHaveLength(1001);
    expect(trace.recording.totalSteps).toBe(2002);
    expect(trace.recording.recordedSteps).toBe(traceLimits.steps);
  });

  test('records the last step of a run with as many steps as are kept', async () => {
    const trace = await traceBody('for (int i = 0; i < 1997; i++);\nreturn a;');
    expect(trace.recording).toMatchObject({ totalSteps: 2001, recordedSteps: 2000 });
    const exact = await traceBody('for (int i = 0; i < 1996; i++);\nreturn a;');
    expect(exact.recording).toMatchObject({ totalSteps: 2000, recordedSteps: 2000 });
    expect(exact.steps.at(-1)?.[0]).toBe('r');
  });

  test('records a recursion 900 calls deep', async () => {
    const trace = await traceBody('return f(900);', {
      members: 'int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }',
    });
    expect(Math.max(...trace.steps.map(([, , depth]) => depth))).toBe(902);
    expect(trace.returned).toBe(900);
  });

  test('records mutual recursion, inner classes and interface methods', async () => {
    const trace = await traceBody('return new Even().test(a) ? 1 : 0;', {
      members:
        'interface Check { boolean test(int n); default boolean not(int n) { return !test(n); } }\nclass Even implements Check { public boolean test(int n) { return n == 0 || new Odd().not(n - 1); } }\nclass Odd implements Check { public boolean test(int n) { return n != 0 && !new Even().test(n - 1); } }',
    });
    expect(trace.calls.slice(0, 4)).toEqual(['solve', 'test', 'not', 'test']);
    expect(trace.outcome.end.kind).toBe('answered');
  });

  test('skips the bridge of a generic method', async () => {
    const trace = await traceBody('Comparable<Own> own = new Own();\nreturn own.compareTo(new Own());', {
      members:
        'static class Own implements Comparable<Own> {\n public int compareTo(Own other) {\n  return 4;\n }\n}',
    });
    expect(trace.calls).toEqual(['solve', 'compareTo']);
  });

  test('records only the calling thread', async () => {
    const trace = await traceBody(
      'int[] shared = {0};\nThread t = new Thread(() -> { for (int i = 0; i < 500; i++) shared[0]++; });\nt.start(); t.join();\nreturn shared[0];',
    );
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '500' });
    expect(trace.lines).toEqual([3, 4, 5, 6, 6]);
    expect(trace.recording.totalSteps).toBe(6);
    expect(trace.objectOf('shared')).toEqual({ k: 'list', t: 'int[]', v: [500], n: 1 });
  });

  test('leaves out how the driver builds the arguments and reads the answer', async () => {
    const source =
      'class ListNode {\n int val;\n ListNode next;\n ListNode(int v) {\n  val = v;\n  next = null;\n }\n}\nclass Solution {\n public ListNode solve(ListNode head) {\n  return head.next;\n }\n}';
    const trace = await traceSource(source, { args: ['ListNode'], returns: 'ListNode', input: '[1,2]' });
    expect(trace.calls).toEqual(['solve']);
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '[2]' });
  });

  test('keeps a generated class with names of the recorder apart from it', async () => {
    const trace = await traceBody('Hook call = new Hook();\nreturn call.step(a);', {
      members:
        'static class Hook { int call = 1; int step(int Call) { return Call; } }\nstatic class Recorder {}',
    });
    expect(trace.calls).toEqual(['solve', 'step']);
  });

  test('runs a method that is too large to record', async () => {
    const statements = Array.from({ length: 3000 }, (_, i) => `a += ${i % 7};\n`).join('');
    const trace = await traceBody(`return large(a);\n`, {
      members: `int large(int a) {\n${statements}return a;\n}`,
    });
    expect(trace.outcome.end.kind).toBe('answered');
    expect(trace.calls).toEqual(['solve']);
  });

  test('records newer syntax than the library that rewrites class files knows', async () => {
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

describe('ends', () => {
  test('shows `finally`, which replaces an exception by a result', async () => {
    const trace = await traceBody('try {\n throw new RuntimeException("lost");\n} finally {\n return 7;\n}');
    expect(trace.exceptions).toEqual(['java.lang.RuntimeException: lost']);
    expect(trace.returned).toBe(7);
  });

  test('shows the close of `try` with resources', async () => {
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

  test('shows a map that changes while it is iterated', async () => {
    const trace = await traceBody(
      'Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1, 2, 2));\nfor (int key : map.keySet())\n map.remove(3 - key);\nreturn 0;',
    );
    expect(trace.exceptions).toEqual(['java.util.ConcurrentModificationException']);
    expect(trace.lines.at(-1)).toBe(4);
  });

  test('shows an exception of a constructor before `super` returns', async () => {
    const trace = await traceBody('return new Child().id;', {
      members:
        'static class Base { int id; Base(int id) { this.id = 1 / id; } }\nstatic class Child extends Base {\n Child() {\n  super(0);\n  id++;\n }\n}',
    });
    expect(trace.exceptions.at(-1)).toBe('java.lang.ArithmeticException: / by zero');
    expect(trace.outcome.end).toMatchObject({ kind: 'threw', line: 5 });
  });

  test('names the variable that is null', async () => {
    const trace = await traceBody('String missing = null;\nreturn missing.length();');
    expect(trace.exceptions).toEqual([
      'java.lang.NullPointerException: Cannot invoke "String.length()" because "missing" is null',
    ]);
  });

  test('shows an exception of a static initializer', async () => {
    const trace = await traceBody('return 0;', {
      members: 'static int[] two = new int[2];\nstatic {\n two[2] = 1;\n}',
    });
    expect(trace.exceptions).toEqual([
      'java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2',
    ]);
  });

  test.each(['System.exit(4)', 'Runtime.getRuntime().halt(4)'])(
    'records every step before %s',
    async (exit) => {
      const trace = await traceBody(`int b = a;\nif (b == 3)\n ${exit};\nreturn b;`);
      expect(trace.outcome.end).toEqual({ kind: 'exited', exitCode: 4 });
      expect(trace.lines).toEqual([3, 4, 5]);
      expect(trace.recording.totalSteps).toBe(3);
    },
  );

  test('shows where a program sleeps when it is killed', async () => {
    const source = `class Solution {\npublic int solve(int a) throws Exception {\nint b = a;\nThread.sleep(1000000);\nreturn b;\n}\n}`;
    const signature = (await import('../signature.ts')).signatureOf(['int'], 'int');
    const limits = { timeMs: -1950, memoryKb: 512 * 1024 };
    const { outcome, recording } = await record(judge, 'java', { source, signature, limits }, ['3']);
    expect(outcome.end).toEqual({ kind: 'killed', reason: 'wall' });
    expect(recording.events.at(-1)).toEqual(['s', 4, 1, { b: 3 }, {}]);
  });

  test('stops counting in a very long run', async () => {
    const trace = await traceBody('int n = 0;\nwhile (n < 3_100_000) n++;\nreturn n;', {
      window: { firstSteps: 3, fromStep: traceLimits.countedSteps - 1, lastSteps: 1500 },
    });
    expect(trace.recording).toMatchObject({ ending: 'steps', totalSteps: traceLimits.countedSteps });
    expect(trace.steps).toHaveLength(5);
  });

  test('exits after the last recorded step of a run that does not end', async () => {
    const window = { firstSteps: 1, fromStep: 300, lastSteps: 4, exitsAfter: true };
    const trace = await traceBody('while (true) a ^= 1;', { window });
    expect(trace.outcome.end).toEqual({ kind: 'exited', exitCode: 0 });
    expect(trace.recording).toMatchObject({ recordedSteps: 5, totalSteps: 303 });
  });

  test('shows the last calls and the exception of an endless recursion', async () => {
    const window = { firstSteps: 3, fromStep: traceLimits.depth - 20, lastSteps: 1500 };
    const trace = await traceBody('return solve(a + 1) + 1;', { window });
    expect(trace.recording).toMatchObject({ ending: 'depth', totalSteps: traceLimits.depth + 1 });
    expect(trace.steps.at(-2)?.slice(0, 3)).toEqual(['c', 3, traceLimits.depth]);
    expect(trace.exceptions).toEqual(['java.lang.StackOverflowError']);
    expect(trace.outcome.end).toMatchObject({ kind: 'threw', summary: 'java.lang.StackOverflowError' });
    expect(JSON.stringify(trace.outcome.end)).not.toContain('judgedriver');
  });

  test('ends a recording that becomes too large, and gets the answer', async () => {
    const trace = await traceBody(
      `String[] texts = new String[900];\nfor (int i = 0; i < 900; i++) {\n texts[i] = "x".repeat(990) + i;\n texts = texts.clone();\n}\nreturn a;`,
    );
    expect(trace.recording.ending).toBe('size');
    expect(trace.recording.totalSteps).toBe(2704);
    expect(trace.outcome.end).toEqual({ kind: 'answered', answer: '3' });
    expect(trace.outcome.recording.length).toBeLessThan(traceLimits.bytes);
  });

  test('keeps the start of a flood of output', async () => {
    const trace = await traceBody(
      'for (int i = 0; i < 3000; i++) System.out.println("x".repeat(40));\nreturn a;',
    );
    expect(trace.output).toHaveLength(traceLimits.outputCharacters);
    expect(trace.recording.totalSteps).toBe(3004);
  });

  test('returns the compile error instead of a recording', async () => {
    await expect(traceBody('return b;')).rejects.toThrow('cannot find symbol');
  });

  test('lets a program that calls the recorder damage only its own recording', async () => {
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
