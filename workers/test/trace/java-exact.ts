import type { JavaTraceOptions } from './java-trace.ts';

export interface ExactProgram extends Pick<JavaTraceOptions, 'members' | 'window'> {
  readonly name: string;
  readonly body: string;
  /** One event a line. */
  readonly events: string;
}

/** Programs with the exact recording that is expected. The first line of `body` is line 3. */
export const exactPrograms: readonly ExactProgram[] = [
  {
    name: 'a loop on one line',
    body: `int sum = 0; for (int i = 0; i < a; i++) sum += i;
return sum;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",3,1,{"sum":0,"i":0},{}]
      ["s",3,1,{"i":1},{}]
      ["s",3,1,{"sum":1,"i":2},{}]
      ["s",3,1,{"sum":3,"i":3},{}]
      ["s",4,1,{"i":["-"]},{}]
      ["r",4,1,{},{},3]
      ["n",7]`,
  },
  {
    name: 'an else-if chain without braces in an endless loop with a break',
    body: `for (;;) {
 if (a > 2) a--;
 else if (a == 2)
  a = 0;
 else break;
}
return a;`,
    events: String.raw`
      ["c",4,1,{"a":3},{},"solve"]
      ["s",4,1,{"a":2},{}]
      ["s",5,1,{},{}]
      ["s",6,1,{},{}]
      ["s",4,1,{"a":0},{}]
      ["s",5,1,{},{}]
      ["s",9,1,{},{}]
      ["r",9,1,{},{},0]
      ["n",8]`,
  },
  {
    name: 'a loop with two variables and a comma',
    body: `for (int i = 0, j = a; i < j; i++, j--)
 a += 10;
return a;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"i":0,"j":3},{}]
      ["s",3,1,{"a":13},{}]
      ["s",4,1,{"i":1,"j":2},{}]
      ["s",3,1,{"a":23},{}]
      ["s",5,1,{"i":["-"],"j":["-"]},{}]
      ["r",5,1,{},{},23]
      ["n",7]`,
  },
  {
    name: 'a loop over a list',
    body: `List<Integer> list = new ArrayList<>(List.of(4, 3));
int sum = 0;
for (int x : list) {
 if (x == a) continue;
 sum += x;
}
return sum;`,
    events: String.raw`
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
      ["n",10]`,
  },
  {
    name: 'a switch that falls through',
    body: `int n = 0;
switch (a) {
 case 3:
  n++;
 case 4:
  n += a > 2 && a < 9 ? 2 : 5;
  break;
 default:
  n = 9;
}
return n;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"n":0},{}]
      ["s",6,1,{},{}]
      ["s",8,1,{"n":1},{}]
      ["s",9,1,{"n":3},{}]
      ["s",13,1,{},{}]
      ["r",13,1,{},{},3]
      ["n",7]`,
  },
  {
    name: 'a recursion with a memo',
    body: `return f(a);`,
    members: `Map<Integer, Integer> memo = new HashMap<>();
int f(int n) {
 if (n < 2) return n;
 int r = f(n - 1) + f(n - 2);
 memo.put(n, r);
 return r;
}`,
    events: String.raw`
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
      ["n",18]`,
  },
  {
    name: 'two rows that are one array',
    body: `int[] row = new int[a];
int[][] grid = {row, row};
grid[0][1] = 7;
return grid[1][1];`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"row":["@",1]},{"1":{"k":"list","t":"int[]","v":[0,0,0],"n":3}}]
      ["s",5,1,{"grid":["@",2]},{"2":{"k":"list","t":"int[][]","v":[["@",1],["@",1]],"n":2}}]
      ["s",6,1,{},{"1":{"k":"list","t":"int[]","v":[0,7,0],"n":3}}]
      ["r",6,1,{},{},7]
      ["n",5]`,
  },
  {
    name: 'a list with a cycle and a tree with a shared node',
    body: `ListNode head = new ListNode(1, new ListNode(2));
head.next.next = head;
TreeNode leaf = new TreeNode(5);
TreeNode root = new TreeNode(6, leaf, leaf);
leaf.val++;
return root.right.val;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"head":["@",1]},{"1":{"k":"object","t":"ListNode","v":{"val":1,"next":["@",2]}},"2":{"k":"object","t":"ListNode","v":{"val":2,"next":null}}}]
      ["s",5,1,{},{"2":{"p":[["next",["@",1]]]}}]
      ["s",6,1,{"leaf":["@",3]},{"3":{"k":"object","t":"TreeNode","v":{"val":5,"left":null,"right":null}}}]
      ["s",7,1,{"root":["@",4]},{"4":{"k":"object","t":"TreeNode","v":{"val":6,"left":["@",3],"right":["@",3]}}}]
      ["s",8,1,{},{"3":{"p":[["val",6]]}}]
      ["r",8,1,{},{},6]
      ["n",7]`,
  },
  {
    name: 'exceptions that are caught and that are not',
    body: `try {
 a = f(a);
} catch (IllegalStateException e) {
 a = 9;
}
int[] two = new int[2];
return two[a];`,
    members: `int f(int n) {
 if (n == 2) throw new IllegalStateException("two");
 return f(n - 1);
}`,
    events: String.raw`
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
      ["n",12]`,
  },
  {
    name: 'the comparator of a sort',
    body: `Integer[] xs = {1, a};
Arrays.sort(xs, (x, y) -> y - x);
return xs[0];`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"xs":["@",1]},{"1":{"k":"list","t":"Integer[]","v":[1,3],"n":2}}]
      ["c",4,2,{"x":3,"y":1},{},"lambda"]
      ["r",4,2,{},{},-2]
      ["s",5,1,{},{"1":{"k":"list","t":"Integer[]","v":[3,1],"n":2}}]
      ["r",5,1,{},{},3]
      ["n",6]`,
  },
  {
    name: 'a static initializer and static variables',
    body: `calls++;
return LIST.get(0) + MAX;`,
    members: `static int calls = 4;
static final int MAX = 5;
static final List<Integer> LIST = new ArrayList<>();
static {
 LIST.add(1);
}`,
    events: String.raw`
      ["c",6,1,{"Solution.calls":0,"Solution.LIST":null},{},"static"]
      ["s",8,1,{"Solution.calls":4},{}]
      ["s",10,1,{"Solution.LIST":["@",1]},{"1":{"k":"list","t":"ArrayList","v":[],"n":0}}]
      ["r",11,1,{},{"1":{"k":"list","t":"ArrayList","v":[1],"n":1}}]
      ["c",3,1,{"a":3,"Solution.calls":4,"Solution.LIST":["@",1]},{},"solve"]
      ["s",4,1,{"Solution.calls":5},{}]
      ["r",4,1,{},{},6]
      ["n",7]`,
  },
  {
    name: 'output with and without a line break',
    body: `System.out.print("é");
System.out.println(a);
return a;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["o","é"]
      ["s",4,1,{},{}]
      ["o","3\n"]
      ["s",5,1,{},{}]
      ["r",5,1,{},{},3]
      ["n",4]`,
  },
  {
    name: 'a constructor with a superclass',
    body: `Point p = new Point(1, 2);
return p.x;`,
    members: `static class Base { int id = 9; }
static class Point extends Base {
 int x, y;
 Point(int x, int y) {
  this.x = x;
  this.y = y;
 }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["c",10,2,{"this":["@",1],"x":1,"y":2},{"1":{"k":"object","t":"Point","v":{"id":9,"x":0,"y":0}}},"Point"]
      ["s",11,2,{},{"1":{"p":[["x",1]]}}]
      ["r",12,2,{},{"1":{"p":[["y",2]]}}]
      ["s",4,1,{"p":["@",1]},{}]
      ["r",4,1,{},{},1]
      ["n",6]`,
  },
  {
    name: 'the first and the last steps of a long run',
    body: `int[] n = {a};
while (n[0] > 0)
 n[0]--;
return f(n);`,
    members: `int f(int[] n) { return n.length; }`,
    window: { firstSteps: 2, fromStep: 6, lastSteps: 3 },
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"n":["@",1]},{"1":{"k":"list","t":"int[]","v":[3],"n":1}}]
      ["k",6,1,[["solve",4,{"a":3,"n":["@",1]}]],{"1":{"k":"list","t":"int[]","v":[1],"n":1}}]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["s",4,1,{},{"1":{"k":"list","t":"int[]","v":[0],"n":1}}]
      ["n",12]`,
  },
  {
    name: 'labeled jumps and a loop that runs at least once',
    body: `int n = 0;
outer:
for (int i = 0; i < a; i++) {
 for (int j = 0; j < a; j++) {
  if (j > i) continue outer;
  if (i == 2) break outer;
  n += 10;
 }
}
do n++; while (n < 32);
return n;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",5,1,{"n":0},{}]
      ["s",6,1,{"i":0},{}]
      ["s",7,1,{"j":0},{}]
      ["s",8,1,{},{}]
      ["s",9,1,{},{}]
      ["s",6,1,{"n":10},{}]
      ["s",7,1,{"j":1},{}]
      ["s",5,1,{"j":["-"]},{}]
      ["s",6,1,{"i":1},{}]
      ["s",7,1,{"j":0},{}]
      ["s",8,1,{},{}]
      ["s",9,1,{},{}]
      ["s",6,1,{"n":20},{}]
      ["s",7,1,{"j":1},{}]
      ["s",8,1,{},{}]
      ["s",9,1,{},{}]
      ["s",6,1,{"n":30},{}]
      ["s",7,1,{"j":2},{}]
      ["s",5,1,{"j":["-"]},{}]
      ["s",6,1,{"i":2},{}]
      ["s",7,1,{"j":0},{}]
      ["s",8,1,{},{}]
      ["s",12,1,{"i":["-"],"j":["-"]},{}]
      ["s",12,1,{"n":31},{}]
      ["s",13,1,{"n":32},{}]
      ["r",13,1,{},{},32]
      ["n",27]`,
  },
  {
    name: 'short circuits and nested conditional operators',
    body: `boolean both = a > 5 && f(1) || a == 3;
int n = both ? a < 2 ? 1 : 2 : 3;
return n;`,
    members: `boolean f(int n) {
 return n > 0;
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"both":true},{}]
      ["s",5,1,{"n":2},{}]
      ["r",5,1,{},{},2]
      ["n",4]`,
  },
  {
    name: 'a switch over a string and a switch expression',
    body: `String s = "b";
switch (s) {
 case "a" -> a = 1;
 case "b" -> a *= 2;
 default -> a = 0;
}
int n = switch (a) { case 6: int t = 4; yield t; default: yield 0; };
return n;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"s":"b"},{}]
      ["s",6,1,{},{}]
      ["s",9,1,{"a":6},{}]
      ["s",10,1,{"n":4},{}]
      ["r",10,1,{},{},4]
      ["n",6]`,
  },
  {
    name: 'two variables of one name in separate blocks',
    body: `{ int x = 1;
 a += x; }
{ String x = "b";
 a += x.length(); }
for (int x = 0; x < 1; x++) a++;
return a;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"x":1},{}]
      ["s",5,1,{"a":4,"x":["-"]},{}]
      ["s",6,1,{"x":"b"},{}]
      ["s",7,1,{"a":5,"x":["-"]},{}]
      ["s",7,1,{"x":0},{}]
      ["s",7,1,{"a":6,"x":1},{}]
      ["s",8,1,{"x":["-"]},{}]
      ["r",8,1,{},{},6]
      ["n",9]`,
  },
  {
    name: 'an enum with fields and its own bodies',
    body: `Op op = Op.valueOf("ADD");
return op.apply(a, 4);`,
    members: `enum Op {
 ADD("+") { int apply(int x, int y) { return x + y; } };
 final String sign;
 Op(String sign) { this.sign = sign; }
 abstract int apply(int x, int y);
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["c",7,2,{"sign":"+"},{},"Op"]
      ["r",7,2,{},{}]
      ["s",4,1,{"op":["?","Op.ADD"]},{}]
      ["c",7,2,{"x":3,"y":4},{},"apply"]
      ["r",7,2,{},{},7]
      ["r",4,1,{},{},7]
      ["n",7]`,
  },
  {
    name: 'an anonymous class and an inner class that use outer variables',
    body: `int k = 2;
Runnable run = new Runnable() {
 public void run() { total += k; }
};
run.run();
Inner inner = new Inner();
return inner.twice();`,
    members: `int total = 1;
class Inner {
 int twice() { return total * 2; }
}`,
    events: String.raw`
      ["c",3,1,{"this":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{"total":1}}},"solve"]
      ["s",4,1,{"k":2},{}]
      ["s",7,1,{"run":["@",2]},{"2":{"k":"object","t":"Runnable","v":{}}}]
      ["c",5,2,{},{},"run"]
      ["r",5,2,{},{}]
      ["s",8,1,{},{"1":{"p":[["total",3]]}}]
      ["s",9,1,{"inner":["@",3]},{"3":{"k":"object","t":"Inner","v":{}}}]
      ["c",13,2,{},{},"twice"]
      ["r",13,2,{},{},6]
      ["r",9,1,{},{},6]
      ["n",10]`,
  },
  {
    name: 'a generic method with variable arguments',
    body: `return last(1, 2, a);`,
    members: `@SafeVarargs
static <T> T last(T... items) {
 T found = null;
 for (T item : items)
  found = item;
 return found;
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["c",7,2,{"items":["@",1]},{"1":{"k":"list","t":"Integer[]","v":[1,2,3],"n":3}},"last"]
      ["s",8,2,{"found":null},{}]
      ["s",9,2,{"item":1},{}]
      ["s",8,2,{"found":1,"item":["-"]},{}]
      ["s",9,2,{"item":2},{}]
      ["s",8,2,{"found":2,"item":["-"]},{}]
      ["s",9,2,{"item":3},{}]
      ["s",8,2,{"found":3,"item":["-"]},{}]
      ["s",10,2,{},{}]
      ["r",10,2,{},{},3]
      ["r",3,1,{},{},3]
      ["n",12]`,
  },
  {
    name: 'a loop over an own iterator',
    body: `int n = 0;
for (int x : new UpTo(2)) n += x;
return n;`,
    members: `record UpTo(int end) implements Iterable<Integer> {
 public Iterator<Integer> iterator() {
  return new Iterator<>() {
   int i = 0;
   public boolean hasNext() { return i < end; }
   public Integer next() { return ++i; }
  };
 }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"n":0},{}]
      ["c",9,2,{"this":["@",1]},{"1":{"k":"object","t":"UpTo","v":{"end":2}}},"iterator"]
      ["r",9,2,{},{"2":{"k":"object","t":"Iterator","v":{"i":0}}},["@",2]]
      ["s",4,1,{},{}]
      ["c",11,2,{"this":["@",2]},{},"hasNext"]
      ["r",11,2,{},{},true]
      ["c",12,2,{"this":["@",2]},{},"next"]
      ["r",12,2,{},{"2":{"p":[["i",1]]}},1]
      ["s",4,1,{"n":1},{}]
      ["c",11,2,{"this":["@",2]},{},"hasNext"]
      ["r",11,2,{},{},true]
      ["c",12,2,{"this":["@",2]},{},"next"]
      ["r",12,2,{},{"2":{"p":[["i",2]]}},2]
      ["s",4,1,{"n":3},{}]
      ["c",11,2,{"this":["@",2]},{},"hasNext"]
      ["r",11,2,{},{},false]
      ["s",5,1,{},{}]
      ["r",5,1,{},{},3]
      ["n",19]`,
  },
  {
    name: 'an exception with a cause, several types in one catch, and finally',
    body: `int n = 0;
try {
 try { Integer.parseInt("x"); }
 catch (NumberFormatException e) { throw new IllegalStateException("bad", e); }
 finally { n = 1; }
} catch (IllegalStateException | IllegalArgumentException e) {
 n += 2;
}
return n;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",5,1,{"n":0},{}]
      ["x",5,1,{},{},"java.lang.NumberFormatException: For input string: \"x\""]
      ["s",6,1,{},{}]
      ["x",6,1,{},{},"java.lang.IllegalStateException: bad"]
      ["s",7,1,{},{}]
      ["s",8,1,{"n":1},{}]
      ["s",9,1,{"e":["?","IllegalStateException"]},{}]
      ["s",11,1,{"n":3,"e":["-"]},{}]
      ["r",11,1,{},{},3]
      ["n",10]`,
  },
  {
    name: 'resources that fail to close',
    body: `try (Res r = new Res()) {
 throw new RuntimeException("body");
} catch (Exception e) {
 return e.getSuppressed().length;
}`,
    members: `static class Res implements AutoCloseable {
 public void close() {
  throw new IllegalStateException("close");
 }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"r":["@",1]},{"1":{"k":"object","t":"Res","v":{}}}]
      ["x",4,1,{},{},"java.lang.RuntimeException: body"]
      ["s",3,1,{},{}]
      ["c",11,2,{},{},"close"]
      ["x",11,2,{},{},"java.lang.IllegalStateException: close"]
      ["x",3,1,{},{},"java.lang.IllegalStateException: close"]
      ["x",3,1,{},{},"java.lang.RuntimeException: body"]
      ["s",5,1,{"r":["-"]},{}]
      ["s",6,1,{"e":["?","RuntimeException"]},{}]
      ["r",6,1,{},{},1]
      ["n",11]`,
  },
  {
    name: 'field initializers, an initializer block and a chain of constructors',
    body: `return new P().n;`,
    members: `static class P {
 int n = 1;
 { n += 2; }
 P() {
  this(3);
  n++;
 }
 P(int k) {
  n *= k;
 }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["c",6,2,{"this":["@",1],"k":3},{"1":{"k":"object","t":"P","v":{"n":0}}},"P"]
      ["s",7,2,{},{"1":{"p":[["n",1]]}}]
      ["s",13,2,{},{"1":{"p":[["n",3]]}}]
      ["r",14,2,{},{"1":{"p":[["n",9]]}}]
      ["c",10,2,{"this":["@",1]},{},"P"]
      ["r",11,2,{},{"1":{"p":[["n",10]]}}]
      ["r",3,1,{},{},10]
      ["n",8]`,
  },
  {
    name: 'the reversal of a list of own nodes',
    body: `Node head = new Node(1, new Node(2, null)), prev = null;
while (head != null) {
 Node next = head.next;
 head.next = prev;
 prev = head;
 head = next;
}
return prev.val;`,
    members: `record Pair(int x) {}
static class Node {
 int val; Node next;
 Node(int val, Node next) { this.val = val; this.next = next; }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"head":["@",1],"prev":null},{"1":{"k":"object","t":"Node","v":{"val":1,"next":["@",2]}},"2":{"k":"object","t":"Node","v":{"val":2,"next":null}}}]
      ["s",5,1,{},{}]
      ["s",6,1,{"next":["@",2]},{}]
      ["s",7,1,{},{"1":{"p":[["next",null]]}}]
      ["s",8,1,{"prev":["@",1]},{}]
      ["s",4,1,{"head":["@",2],"next":["-"]},{}]
      ["s",5,1,{},{}]
      ["s",6,1,{"next":null},{}]
      ["s",7,1,{},{"2":{"p":[["next",["@",1]]]}}]
      ["s",8,1,{"prev":["@",2]},{}]
      ["s",4,1,{"head":null,"next":["-"]},{}]
      ["s",10,1,{},{}]
      ["r",10,1,{},{},2]
      ["n",14]`,
  },
  {
    name: 'a heap of arrays with a comparator',
    body: `PriorityQueue<int[]> heap = new PriorityQueue<>((p, q) -> p[0] - q[0]);
heap.add(new int[] {a, 1});
heap.add(new int[] {1, 2});
int[] top = heap.poll();
return top[1];`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"heap":["@",1]},{"1":{"k":"heap","t":"PriorityQueue","v":[],"n":0}}]
      ["s",5,1,{},{"1":{"k":"heap","t":"PriorityQueue","v":[["@",2]],"n":1},"2":{"k":"list","t":"int[]","v":[3,1],"n":2}}]
      ["c",3,2,{"p":["@",3],"q":["@",2]},{"3":{"k":"list","t":"int[]","v":[1,2],"n":2}},"lambda"]
      ["r",3,2,{},{},-2]
      ["s",6,1,{},{"1":{"k":"heap","t":"PriorityQueue","v":[["@",3],["@",2]],"n":2}}]
      ["s",7,1,{"top":["@",3]},{"1":{"k":"heap","t":"PriorityQueue","v":[["@",2]],"n":1}}]
      ["r",7,1,{},{},2]
      ["n",8]`,
  },
  {
    name: 'a table that is filled by rows',
    body: `int[][] t = new int[2][2];
for (int i = 0; i < 2; i++)
 for (int j = 0; j < 2; j++)
  t[i][j] = i + j;
return t[1][1];`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"t":["@",1]},{"1":{"k":"list","t":"int[][]","v":[["@",2],["@",3]],"n":2},"2":{"k":"list","t":"int[]","v":[0,0],"n":2},"3":{"k":"list","t":"int[]","v":[0,0],"n":2}}]
      ["s",5,1,{"i":0},{}]
      ["s",6,1,{"j":0},{}]
      ["s",5,1,{},{}]
      ["s",6,1,{"j":1},{}]
      ["s",5,1,{},{"2":{"k":"list","t":"int[]","v":[0,1],"n":2}}]
      ["s",4,1,{"j":["-"]},{}]
      ["s",5,1,{"i":1},{}]
      ["s",6,1,{"j":0},{}]
      ["s",5,1,{},{"3":{"k":"list","t":"int[]","v":[1,0],"n":2}}]
      ["s",6,1,{"j":1},{}]
      ["s",5,1,{},{"3":{"k":"list","t":"int[]","v":[1,2],"n":2}}]
      ["s",4,1,{"j":["-"]},{}]
      ["s",7,1,{"i":["-"]},{}]
      ["r",7,1,{},{},2]
      ["n",16]`,
  },
  {
    name: 'backtracking with a copied path',
    body: `go(new ArrayList<>());
return out.size();`,
    members: `List<List<Integer>> out = new ArrayList<>();
void go(List<Integer> path) {
 if (path.size() == 1) { out.add(new ArrayList<>(path)); return; }
 for (int i = 0; i < 2; i++) {
  path.add(i);
  go(path);
  path.remove(path.size() - 1);
 }
}`,
    events: String.raw`
      ["c",3,1,{"this":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{"out":["@",2]}},"2":{"k":"list","t":"ArrayList","v":[],"n":0}},"solve"]
      ["c",8,2,{"this":["@",1],"path":["@",3]},{"3":{"k":"list","t":"ArrayList","v":[],"n":0}},"go"]
      ["s",9,2,{},{}]
      ["s",10,2,{"i":0},{}]
      ["s",11,2,{},{"3":{"k":"list","t":"ArrayList","v":[0],"n":1}}]
      ["c",8,3,{"this":["@",1],"path":["@",3]},{},"go"]
      ["r",8,3,{},{"2":{"k":"list","t":"ArrayList","v":[["@",4]],"n":1},"4":{"k":"list","t":"ArrayList","v":[0],"n":1}}]
      ["s",12,2,{},{}]
      ["s",9,2,{},{"3":{"k":"list","t":"ArrayList","v":[],"n":0}}]
      ["s",10,2,{"i":1},{}]
      ["s",11,2,{},{"3":{"k":"list","t":"ArrayList","v":[1],"n":1}}]
      ["c",8,3,{"this":["@",1],"path":["@",3]},{},"go"]
      ["r",8,3,{},{"2":{"k":"list","t":"ArrayList","v":[["@",4],["@",5]],"n":2},"5":{"k":"list","t":"ArrayList","v":[1],"n":1}}]
      ["s",12,2,{},{}]
      ["s",9,2,{},{"3":{"k":"list","t":"ArrayList","v":[],"n":0}}]
      ["r",14,2,{"i":["-"]},{}]
      ["s",4,1,{},{}]
      ["r",4,1,{},{},2]
      ["n",18]`,
  },
  {
    name: 'method references, composition and streams',
    body: `Function<Integer, Integer> twice = x -> 2 * x, next = Solution::plus;
List<Integer> out = Stream.of(1, a).map(twice.andThen(next)).toList();
return out.get(1);`,
    members: `static int plus(int x) { return x + 1; }`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"twice":["?","lambda"],"next":["?","lambda"]},{}]
      ["c",3,2,{"x":1},{},"lambda"]
      ["r",3,2,{},{},2]
      ["c",7,2,{"x":2},{},"plus"]
      ["r",7,2,{},{},3]
      ["c",3,2,{"x":3},{},"lambda"]
      ["r",3,2,{},{},6]
      ["c",7,2,{"x":6},{},"plus"]
      ["r",7,2,{},{},7]
      ["s",5,1,{"out":["@",1]},{"1":{"k":"list","t":"List","v":[3,7],"n":2}}]
      ["r",5,1,{},{},7]
      ["n",12]`,
  },
  {
    name: 'a record with a compact constructor and a pattern',
    body: `Object o = new P(a, -1);
if (o instanceof P p && p.y() == 0) return p.x();
return 0;`,
    members: `record P(int x, int y) {
 P {
  if (y < 0) y = 0;
 }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["c",9,2,{"this":["@",1],"x":3,"y":-1},{"1":{"k":"object","t":"P","v":{"x":0,"y":0}}},"P"]
      ["s",8,2,{"y":0},{}]
      ["r",10,2,{},{"1":{"p":[["x",3]]}}]
      ["s",4,1,{"o":["@",1]},{}]
      ["r",4,1,{"p":["@",1]},{},3]
      ["n",6]`,
  },
  {
    name: 'the entries of a map and its methods with lambdas',
    body: `Map<String, Integer> m = new TreeMap<>();
for (String s : "b a b".split(" ")) m.merge(s, 1, Integer::sum);
m.computeIfAbsent("c", k -> a);
int n = 0;
for (Map.Entry<String, Integer> e : m.entrySet()) n += e.getValue();
return n;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"m":["@",1]},{"1":{"k":"map","t":"TreeMap","v":[],"n":0}}]
      ["s",4,1,{},{}]
      ["s",4,1,{},{"1":{"k":"map","t":"TreeMap","v":[["b",1]],"n":1}}]
      ["s",4,1,{},{"1":{"k":"map","t":"TreeMap","v":[["a",1],["b",1]],"n":2}}]
      ["s",4,1,{},{"1":{"k":"map","t":"TreeMap","v":[["a",1],["b",2]],"n":2}}]
      ["s",5,1,{},{}]
      ["c",5,2,{"a":3,"k":"c"},{},"lambda"]
      ["r",5,2,{},{},3]
      ["s",6,1,{},{"1":{"k":"map","t":"TreeMap","v":[["a",1],["b",2],["c",3]],"n":3}}]
      ["s",7,1,{"n":0},{}]
      ["s",7,1,{},{}]
      ["s",7,1,{"n":1},{}]
      ["s",7,1,{"n":3},{}]
      ["s",7,1,{"n":6},{}]
      ["s",8,1,{},{}]
      ["r",8,1,{},{},6]
      ["n",17]`,
  },
  {
    name: 'a map whose keys are arrays',
    body: `Map<int[], Integer> m = new HashMap<>();
int[] key = {1};
m.put(key, a);
key[0] = 2;
return m.get(key);`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"m":["@",1]},{"1":{"k":"map","t":"HashMap","v":[],"n":0}}]
      ["s",5,1,{"key":["@",2]},{"2":{"k":"list","t":"int[]","v":[1],"n":1}}]
      ["s",6,1,{},{"1":{"k":"map","t":"HashMap","v":[[["@",2],3]],"n":1}}]
      ["s",7,1,{},{"2":{"k":"list","t":"int[]","v":[2],"n":1}}]
      ["r",7,1,{},{},3]
      ["n",6]`,
  },
  {
    name: 'a static initializer that fails when the class is first used',
    body: `try {
 return A.x;
} catch (ExceptionInInitializerError e) {
 return 7;
}`,
    members: `static class A {
 static int x = Integer.parseInt("x");
}`,
    events: String.raw`
      ["c",4,1,{"a":3},{},"solve"]
      ["c",10,2,{"A.x":0},{},"static"]
      ["x",10,2,{},{},"java.lang.NumberFormatException: For input string: \"x\""]
      ["x",4,1,{},{},"java.lang.ExceptionInInitializerError"]
      ["s",5,1,{},{}]
      ["s",6,1,{"e":["?","ExceptionInInitializerError"]},{}]
      ["r",6,1,{},{},7]
      ["n",7]`,
  },
  {
    name: 'a synchronized block and method',
    body: `synchronized (this) {
 n++;
}
add();
return n;`,
    members: `int n;
synchronized void add() { n += a(); }
int a() { return 1; }`,
    events: String.raw`
      ["c",3,1,{"this":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{"n":0}}},"solve"]
      ["s",4,1,{},{}]
      ["s",5,1,{},{"1":{"p":[["n",1]]}}]
      ["s",6,1,{},{}]
      ["c",10,2,{"this":["@",1]},{},"add"]
      ["c",11,3,{"this":["@",1]},{},"a"]
      ["r",11,3,{},{},1]
      ["r",10,2,{},{"1":{"p":[["n",2]]}}]
      ["s",7,1,{},{}]
      ["r",7,1,{},{},2]
      ["n",10]`,
  },
  {
    name: 'an interrupted sleep',
    body: `Thread.currentThread().interrupt();
try {
 Thread.sleep(1000);
} catch (InterruptedException e) {
 a = 5;
}
return a;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",5,1,{},{}]
      ["x",5,1,{},{},"java.lang.InterruptedException: sleep interrupted"]
      ["s",6,1,{},{}]
      ["s",7,1,{"e":["?","InterruptedException"]},{}]
      ["s",9,1,{"a":5,"e":["-"]},{}]
      ["r",9,1,{},{},5]
      ["n",7]`,
  },
  {
    name: 'toString that prints only when the program calls it',
    body: `Loud x = new Loud();
Object[] y = {x};
String s = "" + x;
return s.length();`,
    members: `static class Loud {
 public String toString() {
  System.out.println("called");
  return "L";
 }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"x":["@",1]},{"1":{"k":"object","t":"Loud","v":{}}}]
      ["s",5,1,{"y":["@",2]},{"2":{"k":"list","t":"Object[]","v":[["@",1]],"n":1}}]
      ["c",10,2,{},{},"toString"]
      ["o","called\n"]
      ["s",11,2,{},{}]
      ["r",11,2,{},{},"L"]
      ["s",6,1,{"s":"L"},{}]
      ["r",6,1,{},{},1]
      ["n",8]`,
  },
  {
    name: 'numbers that overflow, and characters',
    body: `int big = Integer.MAX_VALUE;
big++;
char c = 'a';
c += 2;
long l = 1L << 40; short s = (short) 70000;
return c;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"big":2147483647},{}]
      ["s",5,1,{"big":-2147483648},{}]
      ["s",6,1,{"c":["c","a"]},{}]
      ["s",7,1,{"c":["c","c"]},{}]
      ["s",8,1,{"l":1099511627776,"s":4464},{}]
      ["r",8,1,{},{},99]
      ["n",7]`,
  },
  {
    name: 'the constructor and fields of the solution itself',
    body: `seen.add(a);
return seen.size();`,
    members: `final Set<Integer> seen;
Solution() {
 seen = new HashSet<>();
}`,
    events: String.raw`
      ["c",3,1,{"this":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{"seen":["@",2]}},"2":{"k":"set","t":"HashSet","v":[],"n":0}},"solve"]
      ["s",4,1,{},{"2":{"k":"set","t":"HashSet","v":[3],"n":1}}]
      ["r",4,1,{},{},1]
      ["n",3]`,
  },
  {
    name: 'classes with names of the library',
    body: `Integer i = new Integer();
i.v = a;
return i.v;`,
    members: `static class Integer { int v; }`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{"i":["@",1]},{"1":{"k":"object","t":"Integer","v":{"v":0}}}]
      ["s",5,1,{},{"1":{"p":[["v",3]]}}]
      ["r",5,1,{},{},3]
      ["n",4]`,
  },
  {
    name: 'a statement of several lines',
    body: `int n = Math.max(
 a,
 2 * a
);
return n
 + 1;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",7,1,{"n":6},{}]
      ["r",7,1,{},{},7]
      ["n",3]`,
  },
  {
    name: 'static initializers in the order of their first use',
    body: `int n = A.x;
return n + B.y;`,
    members: `static class A {
 static int x = 1;
 static { x += B.y; }
}
static class B {
 static int y;
 static {
  y = 2;
 }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["c",7,2,{"A.x":0},{},"static"]
      ["s",8,2,{"A.x":1},{}]
      ["r",8,2,{"A.x":3},{}]
      ["s",4,1,{"n":3},{}]
      ["r",4,1,{},{},5]
      ["n",6]`,
  },
  {
    name: 'an assertion without a step for its preparation',
    body: `assert a > 5 : "no";
return a;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{},{}]
      ["r",4,1,{},{},3]
      ["n",3]`,
  },
  {
    name: 'a constructor that changes a static variable',
    body: `Node x = new Node();
return new Node().id;`,
    members: `static class Node {
 static int next = 1;
 int id;
 Node() { id = next++; }
}`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["c",9,2,{"this":["@",1],"Node.next":1},{"1":{"k":"object","t":"Node","v":{"id":0}}},"Node"]
      ["r",9,2,{"Node.next":2},{"1":{"p":[["id",1]]}}]
      ["s",4,1,{"x":["@",1]},{}]
      ["c",9,2,{"this":["@",2],"Node.next":2},{"2":{"k":"object","t":"Node","v":{"id":0}}},"Node"]
      ["r",9,2,{"Node.next":3},{"2":{"p":[["id",2]]}}]
      ["r",4,1,{},{},2]
      ["n",7]`,
  },
];
