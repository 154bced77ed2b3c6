import type { ValueType } from '@dryrun/contracts/signature';

export interface ExactProgram {
  readonly name: string;
  /** The body of `solve(self, a)`. */
  readonly body: string;
  readonly before?: string;
  readonly input?: string;
  readonly type?: ValueType;
  /** One event a line. */
  readonly events: string;
}

/** Programs with the exact recording that is expected. Line 2 is `def solve`. */
export const exactPrograms: readonly ExactProgram[] = [
  {
    name: 'several statements on one line as one step',
    body: 'x = 1; y = x + 1\nreturn x + y + a',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"x":1,"y":2},{}]
      ["r",4,1,{},{},6]
      ["n",4]`,
  },
  {
    name: 'a chain of conditions by the conditions that run',
    body: 'if a < 0: x = 1\nelif a == 3:\n    x = 6\nelse:\n    x = 0\nreturn x',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["s",8,1,{"x":6},{}]
      ["r",8,1,{},{},6]
      ["n",6]`,
  },
  {
    name: 'a list that grows, and runs of equal items',
    body: 'x = [0] * 5\nfor i in range(2): x.append(i)\nx[4] = 6\nreturn x[4]',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"x":["@",2]},{"2":{"k":"list","t":"list","v":[["x",5,0]],"n":5}}]
      ["s",4,1,{"i":0},{"2":{"k":"list","t":"list","v":[["x",6,0]],"n":6}}]
      ["s",4,1,{"i":1},{"2":{"p":[[6,1]],"n":7}}]
      ["s",5,1,{},{}]
      ["s",6,1,{},{"2":{"p":[[4,6]]}}]
      ["r",6,1,{},{},6]
      ["n",8]`,
  },
  {
    name: 'a recursion with its depth and return values',
    body: 'def f(n):\n    if n < 2: return 1\n    return n * f(n - 1)\nreturn f(a)',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",6,1,{},{}]
      ["c",3,2,{"n":3},{},"f"]
      ["s",4,2,{},{}]
      ["s",5,2,{},{}]
      ["c",3,3,{"n":2},{},"f"]
      ["s",4,3,{},{}]
      ["s",5,3,{},{}]
      ["c",3,4,{"n":1},{},"f"]
      ["s",4,4,{},{}]
      ["r",4,4,{},{},1]
      ["r",5,3,{},{},2]
      ["r",5,2,{},{},6]
      ["r",6,1,{},{},6]
      ["n",15]`,
  },
  {
    name: 'aliased rows as one object',
    body: 'rows = [[0] * 2] * 3\nrows[0][1] = 6\nreturn rows[2][1]',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"rows":["@",2]},{"2":{"k":"list","t":"list","v":[["@",3],["@",3],["@",3]],"n":3},"3":{"k":"list","t":"list","v":[0,0],"n":2}}]
      ["s",5,1,{},{"3":{"k":"list","t":"list","v":[0,6],"n":2}}]
      ["r",5,1,{},{},6]
      ["n",5]`,
  },
  {
    name: 'a dict whose entries are added, changed and removed',
    body: 'd = {}\nfor c in "ab": d[c] = 1\nd["a"] = 6\ndel d["b"]\nreturn d["a"]',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"d":["@",2]},{"2":{"k":"map","t":"dict","v":[],"n":0}}]
      ["s",4,1,{"c":"a"},{"2":{"k":"map","t":"dict","v":[["a",1]],"n":1}}]
      ["s",4,1,{"c":"b"},{"2":{"k":"map","t":"dict","v":[["a",1],["b",1]],"n":2}}]
      ["s",5,1,{},{}]
      ["s",6,1,{},{"2":{"k":"map","t":"dict","v":[["a",6],["b",1]],"n":2}}]
      ["s",7,1,{},{"2":{"k":"map","t":"dict","v":[["a",6]],"n":1}}]
      ["r",7,1,{},{},6]
      ["n",9]`,
  },
  {
    name: 'an exception that is caught, with its line',
    body: 'try:\n    x = [][a]\nexcept IndexError as e:\n    x = 6\nfinally:\n    y = 1\nreturn x',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["x",4,1,{},{},"IndexError: list index out of range"]
      ["s",5,1,{},{}]
      ["s",6,1,{"e":["?","IndexError"]},{}]
      ["s",8,1,{"x":6,"e":["-"]},{}]
      ["s",9,1,{"y":1},{}]
      ["r",9,1,{},{},6]
      ["n",9]`,
  },
  {
    name: 'an uncaught exception in every frame',
    body: 'def f(d):\n    return d["k"]\nreturn f({})',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",5,1,{},{}]
      ["c",3,2,{"d":["@",2]},{"2":{"k":"map","t":"dict","v":[],"n":0}},"f"]
      ["s",4,2,{},{}]
      ["x",4,2,{},{},"KeyError: 'k'"]
      ["x",5,1,{},{},"KeyError: 'k'"]
      ["n",7]`,
  },
  {
    name: 'each resumption of a generator as a call',
    body: 'def g():\n    yield 2\n    yield 4\nreturn sum(x for x in g())',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",6,1,{},{}]
      ["c",3,2,{},{},"g"]
      ["s",4,2,{},{}]
      ["r",4,2,{},{},2]
      ["c",4,2,{},{},"g (resumed)"]
      ["s",5,2,{},{}]
      ["r",5,2,{},{},4]
      ["c",5,2,{},{},"g (resumed)"]
      ["r",5,2,{},{},null]
      ["r",6,1,{},{},6]
      ["n",12]`,
  },
  {
    name: 'printed text before the next step',
    body: 'print("x", a)\nprint("y", end="")\nreturn 2 * a',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["o","x 3\n"]
      ["s",4,1,{},{}]
      ["o","y"]
      ["s",5,1,{},{}]
      ["r",5,1,{},{},6]
      ["n",5]`,
  },
  {
    name: 'a lambda that the library calls',
    body: 'x = sorted(["bb", "a"], key=lambda s: len(s))\nreturn 6',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["c",3,2,{"s":"bb"},{},"<lambda>"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},2]
      ["c",3,2,{"s":"a"},{},"<lambda>"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},1]
      ["s",4,1,{"x":["@",2]},{"2":{"k":"list","t":"list","v":["a","bb"],"n":2}}]
      ["r",4,1,{},{},6]
      ["n",10]`,
  },
  {
    name: 'nodes of a list as objects',
    body: 'b = a.next\nb.next = a\na.next = None\nreturn b.val',
    input: '[1,6]',
    type: 'ListNode',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":["@",2]},{"1":{"k":"object","t":"Solution","v":{}},"2":{"k":"object","t":"ListNode","v":{"val":1,"next":["@",3]}},"3":{"k":"object","t":"ListNode","v":{"val":6,"next":null}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"b":["@",3]},{}]
      ["s",5,1,{},{"3":{"k":"object","t":"ListNode","v":{"val":6,"next":["@",2]}}}]
      ["s",6,1,{},{"2":{"k":"object","t":"ListNode","v":{"val":1,"next":null}}}]
      ["r",6,1,{},{},6]
      ["n",6]`,
  },
  {
    name: 'objects of an own class with constructor and method',
    before:
      'class P:\n    def __init__(self, x):\n        self.x = x\n    def twice(self):\n        self.x *= 2\n',
    body: 'p = P(a)\np.twice()\nreturn p.x',
    events: String.raw`
      ["c",7,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",8,1,{},{}]
      ["c",2,2,{"self":["@",2],"x":3},{"2":{"k":"object","t":"P","v":{}}},"__init__"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{"2":{"k":"object","t":"P","v":{"x":3}}}]
      ["s",9,1,{"p":["@",2]},{}]
      ["c",4,2,{"self":["@",2]},{},"twice"]
      ["s",5,2,{},{}]
      ["r",5,2,{},{"2":{"k":"object","t":"P","v":{"x":6}}},null]
      ["s",10,1,{},{}]
      ["r",10,1,{},{},6]
      ["n",11]`,
  },
  {
    name: 'variables of an outer function',
    body: 'n = 0\ndef add():\n    nonlocal n\n    n += 6\nadd()\nreturn n',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"n":0},{}]
      ["s",7,1,{},{}]
      ["c",4,2,{"n":0},{},"add"]
      ["s",6,2,{},{}]
      ["r",6,2,{"n":6},{},null]
      ["s",8,1,{"n":6},{}]
      ["r",8,1,{},{},6]
      ["n",9]`,
  },
  {
    name: 'the branches of a loop with continue, break and else',
    body: `n = 0
for i in range(a):
    if i == 1: continue
    n += 2 if i or a > 5 else 4
else:
    n *= 1
while True:
    if n == 6: break
return n`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"n":0},{}]
      ["s",5,1,{"i":0},{}]
      ["s",6,1,{},{}]
      ["s",4,1,{"n":4},{}]
      ["s",5,1,{"i":1},{}]
      ["s",4,1,{},{}]
      ["s",5,1,{"i":2},{}]
      ["s",6,1,{},{}]
      ["s",4,1,{"n":6},{}]
      ["s",8,1,{},{}]
      ["s",9,1,{},{}]
      ["s",10,1,{},{}]
      ["s",11,1,{},{}]
      ["r",11,1,{},{},6]
      ["n",16]`,
  },
  {
    name: 'a match statement by its guards',
    body: `match [a, "x"]:
    case [int(n), _] if n > 5:
        x = 1
    case [n, *rest]:
        x = n * 2
return x`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",6,1,{"n":3},{}]
      ["s",7,1,{"rest":["@",2]},{"2":{"k":"list","t":"list","v":["x"],"n":1}}]
      ["s",8,1,{"x":6},{}]
      ["r",8,1,{},{},6]
      ["n",7]`,
  },
  {
    name: 'a statement of several lines',
    body: `x = max(
    a,
    2 * a,
)
return (x
        + 0)`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["s",3,1,{},{}]
      ["s",7,1,{"x":6},{}]
      ["s",8,1,{},{}]
      ["s",7,1,{},{}]
      ["r",7,1,{},{},6]
      ["n",9]`,
  },
  {
    name: 'two variables that swap, and a deleted one',
    body: `x, y = a, [1]
x, y = y, x
del x
return y * 2`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"x":3,"y":["@",2]},{"2":{"k":"list","t":"list","v":[1],"n":1}}]
      ["s",5,1,{"x":["@",2],"y":3},{}]
      ["s",6,1,{"x":["-"]},{}]
      ["r",6,1,{},{},6]
      ["n",6]`,
  },
  {
    name: 'a variable of another type and a walrus',
    body: `x = a
if (y := x * 2) > 5: x = [y]
x += (1,)
return x[0]`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"x":3},{}]
      ["s",5,1,{"x":["@",2],"y":6},{"2":{"k":"list","t":"list","v":[6],"n":1}}]
      ["s",6,1,{},{"2":{"k":"list","t":"list","v":[6,1],"n":2}}]
      ["r",6,1,{},{},6]
      ["n",6]`,
  },
  {
    name: 'a list of nodes with a cycle',
    body: `a.next.next = a
x = a.next.next.next
return x.val`,
    input: '[1,6]',
    type: 'ListNode',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":["@",2]},{"1":{"k":"object","t":"Solution","v":{}},"2":{"k":"object","t":"ListNode","v":{"val":1,"next":["@",3]}},"3":{"k":"object","t":"ListNode","v":{"val":6,"next":null}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{"3":{"k":"object","t":"ListNode","v":{"val":6,"next":["@",2]}}}]
      ["s",5,1,{"x":["@",3]},{}]
      ["r",5,1,{},{},6]
      ["n",5]`,
  },
  {
    name: 'a tree with a shared node',
    body: `a.right = a.left
a.right.val = 6
return a.left.val`,
    input: '[1,2,3]',
    type: 'TreeNode',
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":["@",2]},{"1":{"k":"object","t":"Solution","v":{}},"2":{"k":"object","t":"TreeNode","v":{"val":1,"left":["@",3],"right":["@",4]}},"3":{"k":"object","t":"TreeNode","v":{"val":2,"left":null,"right":null}},"4":{"k":"object","t":"TreeNode","v":{"val":3,"left":null,"right":null}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{"2":{"k":"object","t":"TreeNode","v":{"val":1,"left":["@",3],"right":["@",3]}}}]
      ["s",5,1,{},{"3":{"k":"object","t":"TreeNode","v":{"val":6,"left":null,"right":null}}}]
      ["r",5,1,{},{},6]
      ["n",5]`,
  },
  {
    name: 'a generator that is abandoned after its first value',
    body: `def g():
    try:
        yield 6
        yield 7
    finally:
        print("closed")
for y in g(): break
return y`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",9,1,{},{}]
      ["c",3,2,{},{},"g"]
      ["s",4,2,{},{}]
      ["s",5,2,{},{}]
      ["r",5,2,{},{},6]
      ["c",5,2,{},{},"g (resumed)"]
      ["x",5,2,{},{},"GeneratorExit"]
      ["s",8,2,{},{}]
      ["o","closed\n"]
      ["s",10,1,{"y":6},{}]
      ["r",10,1,{},{},6]
      ["n",12]`,
  },
  {
    name: 'values sent to a generator',
    body: `def g():
    total = 0
    while True:
        total += yield total
adder = g()
next(adder)
adder.send(2)
return adder.send(4)`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",7,1,{},{}]
      ["s",8,1,{"adder":["?","generator"]},{}]
      ["c",3,2,{},{},"g"]
      ["s",4,2,{},{}]
      ["s",5,2,{"total":0},{}]
      ["s",6,2,{},{}]
      ["r",6,2,{},{},0]
      ["s",9,1,{},{}]
      ["c",6,2,{"total":0},{},"g (resumed)"]
      ["s",5,2,{"total":2},{}]
      ["s",6,2,{},{}]
      ["r",6,2,{},{},2]
      ["s",10,1,{},{}]
      ["c",6,2,{"total":2},{},"g (resumed)"]
      ["s",5,2,{"total":6},{}]
      ["s",6,2,{},{}]
      ["r",6,2,{},{},6]
      ["r",10,1,{},{},6]
      ["n",20]`,
  },
  {
    name: 'a generator that yields from another one',
    body: `def inner():
    x = yield 2
    return 4
def outer():
    y = yield from inner()
    yield y
return sum(outer())`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",6,1,{},{}]
      ["s",9,1,{},{}]
      ["c",6,2,{},{},"outer"]
      ["s",7,2,{},{}]
      ["c",3,3,{},{},"inner"]
      ["s",4,3,{},{}]
      ["r",4,3,{},{},2]
      ["r",7,2,{},{},2]
      ["c",7,2,{},{},"outer (resumed)"]
      ["c",4,3,{},{},"inner (resumed)"]
      ["s",5,3,{"x":null},{}]
      ["r",5,3,{},{},4]
      ["x",7,2,{},{},"StopIteration: 4"]
      ["s",8,2,{"y":4},{}]
      ["r",8,2,{},{},4]
      ["c",8,2,{"y":4},{},"outer (resumed)"]
      ["r",8,2,{},{},null]
      ["r",9,1,{},{},6]
      ["n",20]`,
  },
  {
    name: 'a coroutine',
    body: `async def one(n): return n
async def both():
    x = await one(2)
    return x + await one(4)
import asyncio
return asyncio.run(both())`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",7,1,{},{}]
      ["s",8,1,{},{}]
      ["c",4,2,{},{},"both"]
      ["s",5,2,{},{}]
      ["c",3,3,{"n":2},{},"one"]
      ["s",3,3,{},{}]
      ["r",3,3,{},{},2]
      ["x",5,2,{},{},"StopIteration: 2"]
      ["s",6,2,{"x":2},{}]
      ["c",3,3,{"n":4},{},"one"]
      ["s",3,3,{},{}]
      ["r",3,3,{},{},4]
      ["x",6,2,{},{},"StopIteration: 4"]
      ["r",6,2,{},{},6]
      ["r",8,1,{},{},6]
      ["n",18]`,
  },
  {
    name: 'a decorator and a closure',
    body: `def twice(f):
    def inner(*args): return 2 * f(*args)
    return inner
@twice
def f(n): return n
return f(a)`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",6,1,{},{}]
      ["s",7,1,{},{}]
      ["s",6,1,{},{}]
      ["c",3,2,{},{},"twice"]
      ["s",4,2,{},{}]
      ["s",5,2,{},{}]
      ["r",5,2,{},{},["?","function"]]
      ["s",7,1,{},{}]
      ["s",8,1,{},{}]
      ["c",4,2,{"args":["@",2]},{"2":{"k":"list","t":"tuple","v":[3],"n":1}},"inner"]
      ["s",4,2,{},{}]
      ["c",6,3,{"n":3},{},"f"]
      ["s",7,3,{},{}]
      ["r",7,3,{},{},3]
      ["r",4,2,{},{},6]
      ["r",8,1,{},{},6]
      ["n",18]`,
  },
  {
    name: 'a property, an operator and a class attribute',
    before: `class P:
    count = 0
    def __init__(self, x): self.x = x
    @property
    def double(self): return self.x * 2
    def __lt__(self, other): return self.x < other.x
`,
    body: `p, q = P(a), P(1)
P.count += 1
x = min(p, q)
return p.double * P.count`,
    events: String.raw`
      ["c",8,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",9,1,{},{}]
      ["c",3,2,{"self":["@",2],"x":3},{"2":{"k":"object","t":"P","v":{}}},"__init__"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{"2":{"k":"object","t":"P","v":{"x":3}}}]
      ["c",3,2,{"self":["@",3],"x":1},{"3":{"k":"object","t":"P","v":{}}},"__init__"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{"3":{"k":"object","t":"P","v":{"x":1}}}]
      ["s",10,1,{"p":["@",2],"q":["@",3]},{}]
      ["s",11,1,{},{}]
      ["c",6,2,{"self":["@",3],"other":["@",2]},{},"__lt__"]
      ["s",6,2,{},{}]
      ["r",6,2,{},{},true]
      ["s",12,1,{"x":["@",3]},{}]
      ["c",4,2,{"self":["@",2]},{},"double"]
      ["s",5,2,{},{}]
      ["r",5,2,{},{},6]
      ["r",12,1,{},{},6]
      ["n",18]`,
  },
  {
    name: 'a context manager that is a generator',
    body: `from contextlib import contextmanager
@contextmanager
def opened(n):
    yield n
    print("closed")
with opened(a) as x:
    y = x * 2
return y`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["s",8,1,{},{}]
      ["c",4,2,{"n":3},{},"opened"]
      ["s",6,2,{},{}]
      ["r",6,2,{},{},3]
      ["s",9,1,{"x":3},{}]
      ["s",8,1,{"y":6},{}]
      ["c",6,2,{"n":3},{},"opened (resumed)"]
      ["s",7,2,{},{}]
      ["o","closed\n"]
      ["r",7,2,{},{},null]
      ["s",10,1,{},{}]
      ["r",10,1,{},{},6]
      ["n",17]`,
  },
  {
    name: 'an exception with a cause, and else and finally',
    body: `try:
    try: int("x")
    except ValueError as e: raise KeyError("k") from e
    else: x = 1
except KeyError: x = 5
finally: x += 1
return x`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["x",4,1,{},{},"ValueError: invalid literal for int() with base 10: 'x'"]
      ["s",5,1,{},{}]
      ["x",5,1,{"e":["?","ValueError"]},{},"KeyError: 'k'"]
      ["s",7,1,{"e":["-"]},{}]
      ["s",8,1,{"x":5},{}]
      ["s",9,1,{"x":6},{}]
      ["r",9,1,{},{},6]
      ["n",10]`,
  },
  {
    name: 'an exception group',
    body: `try:
    raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
except* ValueError: x = 2
except* TypeError: x = x + 4
return x`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["x",4,1,{},{},"ExceptionGroup"]
      ["s",5,1,{},{}]
      ["s",6,1,{"x":2},{}]
      ["s",7,1,{"x":6},{}]
      ["r",7,1,{},{},6]
      ["n",8]`,
  },
  {
    name: 'finally that replaces an exception by a result',
    body: `try:
    1 / 0
finally:
    return 6`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["x",4,1,{},{},"ZeroDivisionError: division by zero"]
      ["s",6,1,{},{}]
      ["r",6,1,{},{},6]
      ["n",6]`,
  },
  {
    name: 'an own signal handler',
    body: `import signal
hits = []
def on_alarm(number, frame): hits.append(number)
signal.signal(signal.SIGALRM, on_alarm)
signal.raise_signal(signal.SIGALRM)
return 6 * len(hits)`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",5,1,{"hits":["@",2]},{"2":{"k":"list","t":"list","v":[],"n":0}}]
      ["s",6,1,{},{}]
      ["s",7,1,{},{}]
      ["c",5,2,{"number":14,"frame":["?","frame"],"hits":["@",2]},{},"on_alarm"]
      ["s",5,2,{},{}]
      ["r",5,2,{},{"2":{"k":"list","t":"list","v":[14],"n":1}},null]
      ["s",8,1,{},{}]
      ["r",8,1,{},{},6]
      ["n",11]`,
  },
  {
    name: 'a cached recursion',
    body: `@cache
def f(n): return n if n < 2 else f(n - 1) + f(n - 2)
return 3 * f(a)`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",3,1,{},{}]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["c",3,2,{"n":3},{},"f"]
      ["s",4,2,{},{}]
      ["c",3,3,{"n":2},{},"f"]
      ["s",4,3,{},{}]
      ["c",3,4,{"n":1},{},"f"]
      ["s",4,4,{},{}]
      ["r",4,4,{},{},1]
      ["c",3,4,{"n":0},{},"f"]
      ["s",4,4,{},{}]
      ["r",4,4,{},{},0]
      ["r",4,3,{},{},1]
      ["r",4,2,{},{},2]
      ["r",5,1,{},{},6]
      ["n",19]`,
  },
  {
    name: 'code from a string as one step',
    body: `x = eval("2 * a")
exec("y = 5\\nz = 6")
return x`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"x":6},{}]
      ["s",5,1,{"y":5,"z":6},{}]
      ["r",5,1,{},{},6]
      ["n",5]`,
  },
  {
    name: 'variables with the names of the recorder',
    body: `limits = frame = self.steps = Recorder = a
known, header = [frame], {}
return known[0] * 2`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"limits":3,"frame":3,"Recorder":3},{"1":{"k":"object","t":"Solution","v":{"steps":3}}}]
      ["s",5,1,{"known":["@",2],"header":["@",3]},{"2":{"k":"list","t":"list","v":[3],"n":1},"3":{"k":"map","t":"dict","v":[],"n":0}}]
      ["r",5,1,{},{},6]
      ["n",5]`,
  },
  {
    name: '__repr__ that prints only when the program calls it',
    before: `class P:
    def __repr__(self):
        print("called")
        return "P"
`,
    body: `x = P()
y = [x]
repr(y)
return 6`,
    events: String.raw`
      ["c",6,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",7,1,{},{}]
      ["s",8,1,{"x":["@",2]},{"2":{"k":"object","t":"P","v":{}}}]
      ["s",9,1,{"y":["@",3]},{"3":{"k":"list","t":"list","v":[["@",2]],"n":1}}]
      ["c",2,2,{"self":["@",2]},{},"__repr__"]
      ["s",3,2,{},{}]
      ["o","called\n"]
      ["s",4,2,{},{}]
      ["r",4,2,{},{},"P"]
      ["s",10,1,{},{}]
      ["r",10,1,{},{},6]
      ["n",10]`,
  },
  {
    name: 'nested comprehensions with the name of an outer variable',
    body: `x = 5
y = [[x for x in range(i)] for i in range(3)]
z = {x: 1 for x in "ab"}
return x + 1`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"x":5},{}]
      ["s",5,1,{"y":["@",2]},{"2":{"k":"list","t":"list","v":[["@",3],["@",4],["@",5]],"n":3},"3":{"k":"list","t":"list","v":[],"n":0},"4":{"k":"list","t":"list","v":[0],"n":1},"5":{"k":"list","t":"list","v":[0,1],"n":2}}]
      ["s",6,1,{"z":["@",6]},{"6":{"k":"map","t":"dict","v":[["a",1],["b",1]],"n":2}}]
      ["r",6,1,{},{},6]
      ["n",6]`,
  },
  {
    name: 'binary search',
    body: `lo, hi = 0, 12
while lo < hi:
    mid = (lo + hi) // 2
    if mid < 2 * a: lo = mid + 1
    else: hi = mid
return lo`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"lo":0,"hi":12},{}]
      ["s",5,1,{},{}]
      ["s",6,1,{"mid":6},{}]
      ["s",7,1,{},{}]
      ["s",4,1,{"hi":6},{}]
      ["s",5,1,{},{}]
      ["s",6,1,{"mid":3},{}]
      ["s",4,1,{"lo":4},{}]
      ["s",5,1,{},{}]
      ["s",6,1,{"mid":5},{}]
      ["s",4,1,{"lo":6},{}]
      ["s",8,1,{},{}]
      ["r",8,1,{},{},6]
      ["n",15]`,
  },
  {
    name: 'a table that is filled by rows',
    body: `t = [[0] * 2 for _ in range(2)]
for i in range(2):
    for j in range(2):
        t[i][j] = i + j
return t[1][1] * a`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"t":["@",2]},{"2":{"k":"list","t":"list","v":[["@",3],["@",4]],"n":2},"3":{"k":"list","t":"list","v":[0,0],"n":2},"4":{"k":"list","t":"list","v":[0,0],"n":2}}]
      ["s",5,1,{"i":0},{}]
      ["s",6,1,{"j":0},{}]
      ["s",5,1,{},{}]
      ["s",6,1,{"j":1},{}]
      ["s",5,1,{},{"3":{"k":"list","t":"list","v":[0,1],"n":2}}]
      ["s",4,1,{},{}]
      ["s",5,1,{"i":1},{}]
      ["s",6,1,{"j":0},{}]
      ["s",5,1,{},{"4":{"k":"list","t":"list","v":[1,0],"n":2}}]
      ["s",6,1,{"j":1},{}]
      ["s",5,1,{},{"4":{"k":"list","t":"list","v":[1,2],"n":2}}]
      ["s",4,1,{},{}]
      ["s",7,1,{},{}]
      ["r",7,1,{},{},6]
      ["n",17]`,
  },
  {
    name: 'standard output and errors',
    body: `print("out")
print("err", file=sys.stderr)
sys.stdout.write("x")
return 6`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["o","out\n"]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["o","x"]
      ["s",6,1,{},{}]
      ["r",6,1,{},{},6]
      ["n",6]`,
  },
  {
    name: 'input that is empty',
    body: `try: x = input()
except EOFError: x = 6
return x`,
    events: String.raw`
      ["c",2,1,{"self":["@",1],"a":3},{"1":{"k":"object","t":"Solution","v":{}}},"solve"]
      ["s",3,1,{},{}]
      ["x",3,1,{},{},"EOFError: EOF when reading a line"]
      ["s",4,1,{},{}]
      ["s",5,1,{"x":6},{}]
      ["r",5,1,{},{},6]
      ["n",6]`,
  },
];
