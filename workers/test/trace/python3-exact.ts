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
];
