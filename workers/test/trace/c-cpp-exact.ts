export interface ExactProgram {
  readonly name: string;
  /** Declarations in front of `int solve(int a)`. */
  readonly before?: string;
  /** For an `a` of 3. */
  readonly body: string;
  /** One event a line. Line 1 is the first one of `before` or, without it, that of `int solve(int a)`. */
  readonly events: string;
}

/** Small programs with the exact recording that is expected. They are compiled together, to save time. */
export const exactPrograms: readonly ExactProgram[] = [
  {
    name: 'short circuits and nested conditional operators',
    body: `int x = a > 5 && a / 0 ? 1 : a < 2 || a == 3 ? 2 : 3;
return x;`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["s",3,1,{"x":2},{}]
      ["r",3,1,{},{},2]`,
  },
  {
    name: 'a shadowed variable',
    body: `int x = 1;
{
    int x = 2;
    x++;
}
x += 4;
return x;`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["s",4,1,{"x":1},{}]
      ["s",5,1,{"x":2},{}]
      ["s",7,1,{"x":1},{}]
      ["s",8,1,{"x":5},{}]
      ["r",8,1,{},{},5]`,
  },
  {
    name: 'bit fields and flags',
    before: `struct Flags { unsigned low : 3; bool on : 1; int rest; };`,
    body: `Flags f{5, true, 9};
f.low = 2;
f.on = false;
return f.low + f.on;`,
    events: String.raw`
      ["c",2,1,{"a":3},{},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"f":["@",1]},{"1":{"k":"object","t":"Flags","v":{"low":5,"on":true,"rest":9}}}]
      ["s",5,1,{},{"1":{"p":[["low",2]]}}]
      ["s",6,1,{},{"1":{"p":[["on",false]]}}]
      ["r",6,1,{},{},2]`,
  },
  {
    name: 'virtual methods of a base class',
    before: `struct Shape { int id = 1; virtual int area() const = 0; virtual ~Shape() = default; };
struct Square : Shape { int side; Square(int s) : side(s) {} int area() const override { return side * side; } };`,
    body: `unique_ptr<Shape> shape = make_unique<Square>(a);
return shape->area();`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{},{}]
      ["s",5,1,{"shape":["@",1]},{"1":{"k":"object","t":"Shape","v":{"id":1}}}]
      ["c",2,2,{"this":["@",2]},{"2":{"k":"object","t":"Square","v":{"id":1,"side":3}}},"area"]
      ["s",2,2,{},{}]
      ["r",2,2,{},{},9]
      ["r",5,1,{},{},9]`,
  },
  {
    name: 'static members and a static variable',
    before: `struct Ids { static inline int last = 0; static int next() { return ++last; } };
int calls() { static int n = 0; return ++n; }`,
    body: `Ids::next();
calls();
return Ids::next() + calls();`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{},{}]
      ["c",1,2,{"last":0},{},"next"]
      ["s",1,2,{},{}]
      ["r",1,2,{"last":1},{},1]
      ["s",5,1,{},{}]
      ["c",2,2,{},{},"calls"]
      ["s",2,2,{},{}]
      ["s",2,2,{"n":0},{}]
      ["r",2,2,{"n":1},{},1]
      ["s",6,1,{},{}]
      ["c",1,2,{"last":1},{},"next"]
      ["s",1,2,{},{}]
      ["r",1,2,{"last":2},{},2]
      ["c",2,2,{},{},"calls"]
      ["s",2,2,{},{}]
      ["s",2,2,{"n":1},{}]
      ["r",2,2,{"n":2},{},2]
      ["r",6,1,{},{},4]`,
  },
  {
    name: 'an own signal handler',
    before: `volatile sig_atomic_t hits = 0;
void onSignal(int number) { hits = hits + 1; }`,
    body: `signal(SIGUSR1, onSignal);
raise(SIGUSR1);
return hits;`,
    events: String.raw`
      ["c",3,1,{"a":3,"hits":0},{},"solve"]
      ["s",4,1,{},{}]
      ["s",5,1,{},{}]
      ["c",2,2,{"number":10,"hits":0},{},"onSignal"]
      ["s",2,2,{},{}]
      ["r",2,2,{"hits":1},{}]
      ["s",6,1,{"hits":1},{}]
      ["r",6,1,{},{},1]`,
  },
  {
    name: 'a lambda that gets itself as an argument',
    body: `auto fact = [](auto self, int n) -> int { return n < 2 ? 1 : n * self(self, n - 1); };
return fact(fact, a);`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["s",3,1,{},{}]
      ["c",2,2,{"n":3},{},"fact"]
      ["s",2,2,{},{}]
      ["c",2,3,{"n":2},{},"fact"]
      ["s",2,3,{},{}]
      ["c",2,4,{"n":1},{},"fact"]
      ["s",2,4,{},{}]
      ["r",2,4,{},{},1]
      ["r",2,3,{},{},2]
      ["r",2,2,{},{},6]
      ["r",3,1,{},{},6]`,
  },
  {
    name: 'a lambda that is called at once',
    body: `int x = [&] { int y = a; return y * 2; }();
return x;`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["c",2,2,{"a":3},{},"x"]
      ["s",2,2,{},{}]
      ["s",2,2,{"y":3},{}]
      ["r",2,2,{},{},6]
      ["s",3,1,{"x":6},{}]
      ["r",3,1,{},{},6]`,
  },
  {
    name: 'an exception that is thrown again, and one of an own type',
    before: `struct Oops { int code; };
void low(int n) { if (n) throw Oops{n}; }
void high(int n) { try { low(n); } catch (Oops& o) { o.code++; throw; } }`,
    body: `try {
    high(a);
} catch (const Oops& o) {
    return o.code;
}
return 0;`,
    events: String.raw`
      ["c",4,1,{"a":3},{},"solve"]
      ["s",6,1,{},{}]
      ["c",3,2,{"n":3},{},"high"]
      ["s",3,2,{},{}]
      ["c",2,3,{"n":3},{},"low"]
      ["s",2,3,{},{}]
      ["x",2,3,{},{},"Oops"]
      ["s",3,2,{"o":["@",1]},{"1":{"k":"object","t":"Oops","v":{"code":3}}}]
      ["s",3,2,{},{"1":{"p":[["code",4]]}}]
      ["x",3,2,{},{},"Oops"]
      ["s",8,1,{"o":["@",1]},{}]
      ["r",8,1,{},{},4]`,
  },
  {
    name: 'a function whose whole body is a try block',
    before: `int f(int n) try { if (n > 2) throw n; return 0; } catch (int e) { return e * 2; }`,
    body: `return f(a);`,
    events: String.raw`
      ["c",2,1,{"a":3},{},"solve"]
      ["s",3,1,{},{}]
      ["x",3,1,{},{},"int"]
      ["r",3,1,{},{},6]`,
  },
  {
    name: 'macros that define functions and several statements',
    before: `#define MAKE(name, k) int name(int x) { return x * k; }
#define SWAP(p, q) do { int t = p; p = q; q = t; } while (0)
MAKE(thrice, 3)`,
    body: `int b = thrice(a);
SWAP(a, b);
if (a > b) SWAP(a, b);
return b;`,
    events: String.raw`
      ["c",4,1,{"a":3},{},"solve"]
      ["s",5,1,{},{}]
      ["s",6,1,{"b":9},{}]
      ["s",7,1,{"a":9,"b":3},{}]
      ["s",8,1,{"a":3,"b":9},{}]
      ["r",8,1,{},{},9]`,
  },
  {
    name: 'overloads, default arguments and references',
    before: `void add(int& x, int n = 2) { x += n; }
void add(string& s) { s += "x"; }`,
    body: `string s;
add(s);
add(a);
return a;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",5,1,{"s":""},{}]
      ["c",2,2,{"s":""},{},"add"]
      ["s",2,2,{},{}]
      ["r",2,2,{"s":"x"},{}]
      ["s",6,1,{"s":"x"},{}]
      ["c",1,2,{"x":3,"n":2},{},"add"]
      ["s",1,2,{},{}]
      ["r",1,2,{"x":5},{}]
      ["s",7,1,{"a":5},{}]
      ["r",7,1,{},{},5]`,
  },
  {
    name: 'a pointer that moves over an array',
    body: `int v[3] = {1, 2, a};
int* p = v;
p++;
*p = 7;
return *(p + 1);`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["s",3,1,{"v":["@",1]},{"1":{"k":"list","t":"int[3]","v":[1,2,3],"n":3}}]
      ["s",4,1,{"p":["@",2]},{"2":{"k":"object","t":"int","v":{"*":1}}}]
      ["s",5,1,{"p":["@",3]},{"3":{"k":"object","t":"int","v":{"*":2}}}]
      ["s",6,1,{},{"1":{"p":[[1,7]]},"3":{"p":[["*",7]]}}]
      ["r",6,1,{},{},3]`,
  },
  {
    name: 'alternative tokens, raw strings and comments with braces',
    body: `string s = R"(} { ; ")"; // } {
/* { */ bool b = not (a == 3 and a < 2) or false;
return b ? a : 0;`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["s",3,1,{"s":"} { ; \""},{}]
      ["s",4,1,{"b":true},{}]
      ["r",4,1,{},{},3]`,
  },
  {
    name: 'own nodes with unique_ptr',
    before: `struct Node { int val; unique_ptr<Node> next; };`,
    body: `auto head = make_unique<Node>(Node{1, nullptr});
head->next = make_unique<Node>(Node{a, nullptr});
head = std::move(head->next);
return head->val;`,
    events: String.raw`
      ["c",2,1,{"a":3},{},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"head":["@",1]},{"1":{"k":"object","t":"Node","v":{"val":1,"next":null}}}]
      ["s",5,1,{},{"1":{"p":[["next",["@",2]]]},"2":{"k":"object","t":"Node","v":{"val":3,"next":null}}}]
      ["s",6,1,{"head":["@",2]},{}]
      ["r",6,1,{},{},3]`,
  },
  {
    name: 'nodes with a pointer to their parent',
    before: `struct Tree { int val; Tree* parent = nullptr; vector<Tree*> children; };`,
    body: `Tree root{1}, leaf{a, &root};
root.children.push_back(&leaf);
return leaf.parent->children[0]->val;`,
    events: String.raw`
      ["c",2,1,{"a":3},{},"solve"]
      ["s",3,1,{},{}]
      ["s",4,1,{"root":["@",1],"leaf":["@",2]},{"1":{"k":"object","t":"Tree","v":{"val":1,"parent":null,"children":["@",3]}},"2":{"k":"object","t":"Tree","v":{"val":3,"parent":["@",1],"children":["@",4]}},"3":{"k":"list","t":"vector<Tree*>","v":[],"n":0},"4":{"k":"list","t":"vector<Tree*>","v":[],"n":0}}]
      ["s",5,1,{},{"3":{"p":[[0,["@",2]]],"n":1}}]
      ["r",5,1,{},{},3]`,
  },
  {
    name: 'a heap of pairs',
    body: `priority_queue<pair<int, int>> heap;
heap.push({1, a});
heap.push({2, 5});
heap.pop();
return heap.top().second;`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",3,1,{"heap":["@",1]},{"1":{"k":"heap","t":"priority_queue<pair<int, int>>","v":[],"n":0}}]
      ["s",4,1,{},{"1":{"p":[[0,["@",2]]],"n":1},"2":{"k":"list","t":"pair<int, int>","v":[1,3],"n":2}}]
      ["s",5,1,{},{"1":{"p":[[0,["@",3]],[1,["@",4]]],"n":2},"3":{"k":"list","t":"pair<int, int>","v":[2,5],"n":2},"4":{"k":"list","t":"pair<int, int>","v":[1,3],"n":2}}]
      ["s",6,1,{},{"1":{"p":[],"n":1},"3":{"p":[[0,1],[1,3]]}}]
      ["r",6,1,{},{},3]`,
  },
  {
    name: 'a switch over an enum that returns',
    before: `enum class Op { add, mul };
int apply(Op op, int x) {
    switch (op) {
        case Op::add: return x + 1;
        case Op::mul: return x * 2;
    }
    return 0;
}`,
    body: `return apply(Op::mul, a);`,
    events: String.raw`
      ["c",9,1,{"a":3},{},"solve"]
      ["s",10,1,{},{}]
      ["c",2,2,{"op":1,"x":3},{},"apply"]
      ["s",3,2,{},{}]
      ["s",5,2,{},{}]
      ["r",5,2,{},{},6]
      ["r",10,1,{},{},6]`,
  },
  {
    name: 'own comparison and output operators that only the program calls',
    before: `struct Evil { int x; bool operator==(const Evil&) const { for (;;) {} } operator int() const { throw 1; } };
ostream& operator<<(ostream& o, const Evil&) { for (;;) {} }`,
    body: `Evil e{1};
vector<Evil> all{e};
all[0].x = a;
return all[0].x;`,
    events: String.raw`
      ["c",3,1,{"a":3},{},"solve"]
      ["s",4,1,{},{}]
      ["s",5,1,{"e":["@",1]},{"1":{"k":"object","t":"Evil","v":{"x":1}}}]
      ["s",6,1,{"all":["@",2]},{"2":{"k":"list","t":"vector<Evil>","v":[["@",3]],"n":1},"3":{"k":"object","t":"Evil","v":{"x":1}}}]
      ["s",7,1,{},{"3":{"p":[["x",3]]}}]
      ["r",7,1,{},{},3]`,
  },
  {
    name: 'a class template with a specialization and a base by its own type',
    before: `template <class T> struct Base { int twice() { return 2 * static_cast<T*>(this)->x; } };
struct Own : Base<Own> { int x = 3; };
template <class T> struct Name { int of() { return 1; } };
template <> struct Name<int> { int of() { return 2; } };`,
    body: `Own own;
return own.twice() + Name<int>().of();`,
    events: String.raw`
      ["c",5,1,{"a":3},{},"solve"]
      ["s",7,1,{"own":["@",1]},{"1":{"k":"object","t":"Own","v":{"x":3}}}]
      ["c",1,2,{},{},"twice"]
      ["s",1,2,{},{}]
      ["r",1,2,{},{},6]
      ["c",4,2,{},{},"of"]
      ["s",4,2,{},{}]
      ["r",4,2,{},{},2]
      ["r",7,1,{},{},8]`,
  },
  {
    name: 'union-find by path compression',
    body: `vector<int> parent{0, 0, 1};
auto find = [&](auto& self, int x) -> int {
    if (parent[x] == x) return x;
    return parent[x] = self(self, parent[x]);
};
find(find, 2);
return parent[2];`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["s",3,1,{"parent":["@",1]},{"1":{"k":"list","t":"vector<int>","v":[0,0,1],"n":3}}]
      ["s",7,1,{},{}]
      ["c",3,2,{"parent":["@",1],"x":2},{},"find"]
      ["s",4,2,{},{}]
      ["s",5,2,{},{}]
      ["c",3,3,{"parent":["@",1],"x":1},{},"find"]
      ["s",4,3,{},{}]
      ["s",5,3,{},{}]
      ["c",3,4,{"parent":["@",1],"x":0},{},"find"]
      ["s",4,4,{},{}]
      ["r",4,4,{},{},0]
      ["r",5,3,{},{},0]
      ["r",5,2,{},{"1":{"p":[[2,0]]}},0]
      ["s",8,1,{},{}]
      ["r",8,1,{},{},0]`,
  },
  {
    name: 'labels of a loop that continues in a switch',
    body: `int n = 0;
for (int i = 0; i < a; i++) {
    switch (i) {
        case 0: continue;
        case 1: n += 10; break;
        default: n++;
    }
    n++;
}
return n;`,
    events: String.raw`
      ["c",1,1,{"a":3},{},"solve"]
      ["s",2,1,{},{}]
      ["s",3,1,{"n":0},{}]
      ["s",4,1,{"i":0},{}]
      ["s",5,1,{},{}]
      ["s",3,1,{},{}]
      ["s",4,1,{"i":1},{}]
      ["s",6,1,{},{}]
      ["s",6,1,{"n":10},{}]
      ["s",9,1,{},{}]
      ["s",3,1,{"n":11},{}]
      ["s",4,1,{"i":2},{}]
      ["s",7,1,{},{}]
      ["s",9,1,{"n":12},{}]
      ["s",3,1,{"n":13},{}]
      ["s",11,1,{"i":["-"]},{}]
      ["r",11,1,{},{},13]`,
  },
  {
    name: 'an own iterator',
    before: `struct UpTo {
    int n;
    struct It { int i; int operator*() const { return i; } void operator++() { i++; } bool operator!=(const It& o) const { return i != o.i; } };
    It begin() const { return {1}; }
    It end() const { return {n + 1}; }
};`,
    body: `int sum = 0;
for (int x : UpTo{2}) sum += x;
return sum;`,
    events: String.raw`
      ["c",7,1,{"a":3},{},"solve"]
      ["s",8,1,{},{}]
      ["s",9,1,{"sum":0},{}]
      ["c",4,2,{"this":["@",1]},{"1":{"k":"object","t":"UpTo","v":{"n":2}}},"begin"]
      ["s",4,2,{},{}]
      ["r",4,2,{},{"2":{"k":"object","t":"It","v":{"i":1}}},["@",2]]
      ["c",5,2,{"this":["@",1]},{},"end"]
      ["s",5,2,{},{}]
      ["r",5,2,{},{"2":{"p":[["i",3]]}},["@",2]]
      ["c",3,2,{"this":["@",3],"o":["@",4]},{"3":{"k":"object","t":"It","v":{"i":1}},"4":{"k":"object","t":"It","v":{"i":3}}},"operator!="]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},true]
      ["c",3,2,{"this":["@",3]},{},"operator*"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},1]
      ["s",9,1,{"x":1},{}]
      ["c",3,2,{"this":["@",3]},{},"operator++"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{"3":{"p":[["i",2]]}}]
      ["c",3,2,{"this":["@",3],"o":["@",4]},{},"operator!="]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},true]
      ["c",3,2,{"this":["@",3]},{},"operator*"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},2]
      ["s",9,1,{"sum":1,"x":2},{}]
      ["s",9,1,{},{}]
      ["c",3,2,{"this":["@",3]},{},"operator++"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{"3":{"p":[["i",3]]}}]
      ["c",3,2,{"this":["@",3],"o":["@",4]},{},"operator!="]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},false]
      ["s",10,1,{"sum":3,"x":["-"]},{}]
      ["r",10,1,{},{},3]`,
  },
  {
    name: 'types and values that are macros',
    before: `#define ll long long
ll twice(ll n) { return 2 * n; }
struct P { ll v; };`,
    body: `ll x = twice(a);
int best = INT_MAX;
P p{x};
for (ll i = 0; i < 1; i++) best = min<ll>(best, p.v);
return best;`,
    events: String.raw`
      ["c",4,1,{"a":3},{},"solve"]
      ["s",5,1,{},{}]
      ["c",2,2,{"n":3},{},"twice"]
      ["s",2,2,{},{}]
      ["r",2,2,{},{},6]
      ["s",6,1,{"x":6},{}]
      ["s",7,1,{"best":2147483647},{}]
      ["s",8,1,{"p":["@",1]},{"1":{"k":"object","t":"P","v":{"v":6}}}]
      ["s",8,1,{"i":0},{}]
      ["s",8,1,{"best":6},{}]
      ["s",9,1,{"i":["-"]},{}]
      ["r",9,1,{},{},6]`,
  },
  {
    name: 'variadic templates, folds and if constexpr',
    before: `template <class... T> int sum(T... items) { return (items + ...); }
template <class T> int sizeOf(const T& x) {
    if constexpr (is_integral_v<T>) return 1;
    else return x.size();
}`,
    body: `int n = sum(a, 1, 2);
return n + sizeOf(n) + sizeOf(string("ab"));`,
    events: String.raw`
      ["c",6,1,{"a":3},{},"solve"]
      ["s",7,1,{},{}]
      ["c",1,2,{},{},"sum"]
      ["s",1,2,{},{}]
      ["r",1,2,{},{},6]
      ["s",8,1,{"n":6},{}]
      ["c",2,2,{"x":6},{},"sizeOf"]
      ["s",3,2,{},{}]
      ["r",3,2,{},{},1]
      ["c",2,2,{"x":"ab"},{},"sizeOf"]
      ["s",3,2,{},{}]
      ["s",4,2,{},{}]
      ["r",4,2,{},{},2]
      ["r",8,1,{},{},9]`,
  },
];

/** One source with a namespace per program. `solve(i)` calls the program with this index. */
export const exactSource = `#include <csignal>
${exactPrograms.map(writeNamespace).join('')}class Solution { public: int solve(int program) {
switch (program) {
${exactPrograms.map((_, i) => `case ${i}: return p${i}::solve(3);`).join('\n')}
}
return 0;
} };
`;

function writeNamespace({ before, body }: ExactProgram, i: number): string {
  const declarations = before === undefined ? '' : `${before}\n`;
  return `namespace p${i} {\n${declarations}int solve(int a) {\n${body}\n}\n}\n`;
}

/** The line of `exactSource` before the first line of a program. */
export function lineBefore(index: number): number {
  return exactSource.slice(0, exactSource.indexOf(`namespace p${index} {`)).split('\n').length;
}
