import type { ValueType } from '@dryrun/contracts/signature';

export interface CppProgram {
  readonly name: string;
  readonly source: string;
  readonly args?: readonly ValueType[];
  readonly input?: readonly string[];
  readonly answer?: string;
}

/** `a` is 3 unless a program has another input. */
export const cppPrograms = {
  severalOnALine: {
    name: 'several statements on a line',
    source: `class Solution { public: int solve(int a) { int b = a; b++; if (b > 2) b *= 2; return b; } };`,
    answer: '8',
  },
  elseIf: {
    name: 'else if chains and bodies without braces',
    source: `class Solution {
public:
    int solve(int a) {
        int sum = 0;
        for (int i = 0; i < a; i++)
            if (i == 0)
                sum += 1;
            else if (i == 1)
                sum += 10;
            else
                sum += 100;
        return sum;
    }
};`,
    answer: '111',
  },
  forParts: {
    name: 'for with empty parts and with commas',
    source: `class Solution {
public:
    int solve(int a) {
        int i = 0, sum = 0;
        for (;;) {
            if (i == a) break;
            i++;
        }
        for (int x = 0, y = 5; x < y; x++, y--) sum += x;
        for (; i > 0; --i);
        for (i = 1; i < 3;) i++;
        do sum++; while (sum < 5);
        while (sum > 4) sum--;
        return sum + i;
    }
};`,
    answer: '7',
  },
  switches: {
    name: 'switch with fall-through and ternaries',
    source: `class Solution {
public:
    int solve(int a) {
        int sum = 0;
        switch (a) {
            case 1:
            case 3: {
                int inner = 2;
                sum += inner;
            }
            case 4:
                sum += 10;
                break;
            default:
                sum = -1;
        }
        switch (int b = a; b) { case 3: int c; c = b; sum += c; }
        return sum > 0 && a ? sum : 0;
    }
};`,
    answer: '15',
  },
  comparator: {
    name: 'a comparator of sort that is called 1,000 times',
    source: `class Solution {
public:
    int solve(int a) {
        vector<int> values;
        for (int i = 0; i < 150; i++) values.push_back((i * 37) % 101);
        int calls = 0;
        sort(values.begin(), values.end(), [&](int x, int y) { calls++; return x > y; });
        return values[0] + (calls > 500);
    }
};`,
    answer: '101',
  },
  memo: {
    name: 'recursion with a memo, 900 deep',
    source: `class Solution {
    unordered_map<int, long long> memo;
    long long f(int n) {
        if (n < 2) return n;
        if (memo.count(n)) return memo[n];
        return memo[n] = (f(n - 1) + f(n - 2)) % 1000007;
    }
public:
    int solve(int a) { return f(900); }
};`,
    answer: '58844',
  },
  mutual: {
    name: 'mutual recursion and nested classes',
    source: `class Solution {
    struct Counter { int count = 0; void hit() { ++count; } };
    Counter counter;
    bool even(int n) { counter.hit(); return n == 0 || odd(n - 1); }
    bool odd(int n) { return n != 0 && even(n - 1); }
public:
    int solve(int a) { return even(a) * 100 + counter.count; }
};`,
    answer: '2',
  },
  aliases: {
    name: 'two names of one row',
    source: `class Solution {
public:
    int solve(int a) {
        vector<vector<int>> rows(2, vector<int>(2, 0));
        auto& first = rows[0];
        first[1] = a;
        auto* second = &rows[1];
        second->push_back(7);
        return rows[0][1] + second->size();
    }
};`,
    answer: '6',
  },
  cycle: {
    name: 'a list with a cycle',
    source: `class Solution {
public:
    int solve(ListNode* head) {
        head->next->next = head;
        ListNode* slow = head;
        slow = slow->next->next->next;
        return slow->val;
    }
};`,
    args: ['ListNode'],
    input: ['[1,2]'],
    answer: '2',
  },
  sharedNode: {
    name: 'a tree with a shared node',
    source: `class Solution {
public:
    int solve(TreeNode* root) {
        root->right = root->left;
        root->right->val = 9;
        return root->left->val;
    }
};`,
    args: ['TreeNode'],
    input: ['[1,2,3]'],
    answer: '9',
  },
  invalidated: {
    name: 'an iterator after the vector has grown',
    source: `class Solution {
public:
    int solve(int a) {
        vector<int> v{1, 2};
        auto it = v.begin();
        int* p = &v[0];
        v.push_back(a);
        return v.size();
    }
};`,
    answer: '3',
  },
  caught: {
    name: 'an exception that is thrown and caught',
    source: `class Solution {
    int risky(int n) {
        vector<int> v(2);
        if (n == 0) throw invalid_argument("zero");
        return risky(n - 1);
    }
public:
    int solve(int a) {
        int r = 0;
        try {
            r = risky(1);
        } catch (const invalid_argument& error) {
            r = 5;
        } catch (...) {
            r = 6;
        }
        try { vector<int>().at(3); } catch (out_of_range&) { r += 10; }
        return r;
    }
};`,
    answer: '15',
  },
  threads: {
    name: 'threads that change shared state',
    source: `#include <thread>
#include <atomic>
class Solution {
public:
    int solve(int a) {
        atomic<int> total = 0;
        auto work = [&] { for (int i = 0; i < 100; i++) total++; };
        thread one(work), two(work);
        one.join();
        two.join();
        work();
        return total;
    }
};`,
    answer: '300',
  },
  macros: {
    name: 'macros such as rep and all',
    source: `#define rep(i, n) for (int i = 0; i < (n); i++)
#define all(x) (x).begin(), (x).end()
#define pb push_back
#define FOR(i, a, b) for (int i = (a); i < (b); ++i)
#define MAX_VALUE 100
typedef long long ll;
class Solution {
public:
    int solve(int a) {
        vector<int> v;
        rep(i, a) {
            v.pb(a - i);
        }
        rep(i, 2) v.pb(i);
        rep(i, 2) rep(j, 2) {
            v[i] += j;
        }
        sort(all(v));
        ll sum = MAX_VALUE;
        FOR(k, 0, 2)
            if (v[k] > 0) sum += v[k];
            else sum--;
        return sum;
    }
};`,
    answer: '100',
  },
  templates: {
    name: 'templates, auto and structured bindings',
    source: `template <typename T> T twice(const T& x) { return x + x; }
template <class T, int N> struct Stack { T items[N]; int n = 0; void push(T x) { items[n++] = x; } T pop() { return items[--n]; } };
auto square(auto x) { return x * x; }
class Solution {
public:
    int solve(int a) {
        map<string, int> counts{{"one", 1}, {"two", 2}};
        int sum = 0;
        for (auto& [word, count] : counts) sum += count;
        for (auto [word, count] : counts) sum += word.size();
        auto [low, high] = minmax(a, 7);
        pair<int, string> p{1, "x"};
        auto& [number, text] = p;
        number = twice(number);
        Stack<int, 3> s;
        s.push(twice(a));
        s.push(square(a));
        string t = twice(string("ab"));
        return sum + s.pop() + s.pop() + low + high + number + t.size();
    }
};`,
    answer: '40',
  },
  ranges: {
    name: 'range-based for by value and by reference',
    source: `class Solution {
public:
    int solve(int a) {
        vector<int> v{1, 2};
        for (int& x : v) x *= 2;
        int sum = 0;
        for (int x : v) {
            if (x == 2) continue;
            sum += x;
        }
        for (char c : string("ab")) sum += c == 'b';
        return sum;
    }
};`,
    answer: '5',
  },
  ownTypes: {
    name: 'own classes with containers and smart pointers',
    source: `struct Edge { int to; double weight; bool operator<(const Edge& other) const { return weight > other.weight; } };
class Graph {
    vector<vector<Edge>> edges;
    unique_ptr<int> owned = make_unique<int>(5);
    shared_ptr<Edge> last;
    optional<int> best;
public:
    Graph(int n) : edges(n) {}
    void add(int from, int to, double weight) {
        edges[from].push_back({to, weight});
        last = make_shared<Edge>(edges[from].back());
        best = to;
    }
    int count() const { int n = 0; for (auto& list : edges) n += list.size(); return n; }
};
class Solution {
public:
    int solve(int a) {
        Graph graph(2);
        graph.add(0, 1, 2.5);
        priority_queue<Edge> heap;
        heap.push({1, 3.0});
        heap.push({0, 1.0});
        auto compare = [](pair<int, int> x, pair<int, int> y) { return x.first > y.first; };
        priority_queue<pair<int, int>, vector<pair<int, int>>, decltype(compare)> pairs(compare);
        pairs.push({2, 1});
        pairs.push({1, 2});
        return graph.count() + heap.top().to + pairs.top().second;
    }
};`,
    answer: '3',
  },
  containers: {
    name: 'all containers of the library',
    source: `class Solution {
public:
    int solve(int a) {
        vector<bool> flags(3);
        flags[1] = true;
        array<int, 2> pair2{1, 2};
        deque<int> line{1, 2};
        line.push_front(0);
        list<string> words{"a", "b"};
        words.push_back("c");
        map<string, vector<int>> groups;
        groups["x"].push_back(1);
        multimap<int, int> many{{1, 2}, {1, 3}};
        set<int> sorted{3, 1};
        sorted.insert(2);
        sorted.erase(1);
        multiset<int> bag{1, 1};
        unordered_set<string> seen{"q"};
        unordered_map<int, int> counts;
        counts[5]++;
        counts[6] = 2;
        counts.erase(5);
        stack<int> pile;
        pile.push(1);
        pile.push(2);
        queue<int> waiting;
        waiting.push(1);
        waiting.push(2);
        waiting.pop();
        tuple<int, string, double> record{1, "t", 0.5};
        bitset<4> bits(5);
        string text = "hi";
        string_view part = text;
        vector<vector<int>> grid(2, vector<int>(2));
        grid[1][0] = 4;
        optional<int> nothing;
        function<int(int)> twice = [](int x) { return 2 * x; };
        auto it = sorted.begin();
        span<int> window(grid[1]);
        return twice(a);
    }
};`,
    answer: '6',
  },
  unset: {
    name: 'variables that are not set and a dangling pointer',
    source: `struct Node { int value; Node* next; };
class Solution {
public:
    int solve(int a) {
        int best;
        int table[3];
        double ratio;
        Node* node = new Node{1, nullptr};
        Node* alias = node;
        delete node;
        node = new Node{2, nullptr};
        table[1] = a;
        best = table[1];
        return best;
    }
};`,
    answer: '3',
  },
  reusedAddress: {
    name: 'a node that is freed and another one at its address',
    source: `struct Node { int value; };
class Solution {
public:
    int solve(int a) {
        Node* node = new Node{1};
        for (int i = 0; i < 3; i++) {
            delete node;
            node = new Node{i};
        }
        return node->value;
    }
};`,
    answer: '2',
  },
  largeValues: {
    name: 'a string of 1 MB, a vector of 10^6 and 10^5 small objects',
    source: `struct Small { int x; };
class Solution {
public:
    int solve(int a) {
        string text(1000000, 'x');
        vector<int> numbers(1000000);
        numbers[999999] = 1;
        numbers[5] = 2;
        vector<Small*> objects;
        for (int i = 0; i < 100000; i++) objects.push_back(new Small{i});
        map<int, string> names;
        for (int i = 0; i < 3000; i++) names[i] = string(50, 'y');
        return text.size() / 1000000 + numbers[5];
    }
};`,
    answer: '3',
  },
  statics: {
    name: 'static variables and initializers',
    source: `int counter = [] { int n = 0; for (int i = 0; i < 5; i++) n += i; return n; }();
static vector<int> table(4, 1);
const int MOD = 1000;
namespace deep { int hidden = 2; }
class Solution {
    static int calls;
public:
    int solve(int a) {
        static int local = 0;
        local++;
        calls++;
        table[1] = counter + deep::hidden;
        return (table[1] + calls + local) % MOD;
    }
};
int Solution::calls = 0;`,
    answer: '14',
  },
  characters: {
    name: 'CRLF, tabs, a byte-order mark and letters outside ASCII',
    source:
      '\uFEFFclass Solution {\r\npublic:\r\n\tint solve(int a) {\r\n\t\tstring länge = "päck\\"\\n";\r\n\t\tchar bad = \'\\xe4\';\r\n\t\tstring raw = R"(a;{)";\r\n\t\treturn länge.size(); // ende: {\r\n\t}\r\n};\r\n',
    answer: '7',
  },
  countingArray: {
    name: 'a counting array of 128 characters',
    source: `class Solution {
public:
    int solve(int a) {
        int counts[128] = {};
        for (char c : string("rz")) counts[c]++;
        vector<int> more(256);
        more[200] = a;
        return counts['r'];
    }
};`,
    answer: '1',
  },
  localClass: {
    name: 'a class inside a function with private fields',
    source: `class Solution {
public:
    int solve(int a) {
        class Box {
            int inside;
            vector<int> list{1};
        public:
            explicit Box(int x) : inside(x) { inside++; }
            int open() { return inside; }
        };
        Box box(a);
        return box.open();
    }
};`,
    answer: '4',
  },
  returnsLocal: {
    name: 'a returned unique_ptr and returned braces',
    source: `struct Node { int value; unique_ptr<Node> next; };
class Solution {
    unique_ptr<Node> make(int x) {
        unique_ptr<Node> node = make_unique<Node>();
        node->value = x;
        return node;
    }
    unique_ptr<Node> other(int x) { return make_unique<Node>(); }
    vector<int> both(int x, int y) { return {x, y}; }
    optional<int> maybe(int x) { vector<int> v{x}; if (x) return x; return nullopt; }
    string text(const string& s) { return s + "!"; }
    const string& same(const string& s) { return s; }
    vector<vector<int>> rows() { vector<vector<int>> out; out.push_back({1}); return out; }
    void nothing(int x) { if (x) return; x++; }
    void chained(int x) { return nothing(x); }
    template <class T> T generic(T x) { return x; }
    auto deduced(int x) { return x * 2.0; }
    decltype(auto) forwarded(int& x) { return (x); }
    int* pointer(int* x) { return x; }
public:
    int solve(int a) {
        auto node = make(a);
        node->next = other(1);
        auto list = [&](int x) -> vector<int> { return {x, a}; };
        auto plain = [](int x) { if (x > 1) return x; return 2 * x; };
        auto silent = [&] { a += 0; };
        function<int(int)> fact = [&](int n) { return n < 2 ? 1 : n * fact(n - 1); };
        auto self = [&](auto&& me, int n) -> int { if (n == 0) return 0; return 1 + me(me, n - 1); };
        silent();
        chained(1);
        nothing(0);
        forwarded(a)++;
        return node->value + both(1, 2).size() + list(1).size() + plain(2) + *maybe(1) + fact(3) + self(self, 2) + text("a").size() + same("b").size() + rows().size() + generic(1) + deduced(2) + *pointer(&a) + !maybe(0);
    }
};`,
    answer: '32',
  },
  newArray: {
    name: 'new int[n], then delete[], then a read',
    source: `class Solution {
public:
    int solve(int a) {
        int* values = new int[a];
        for (int i = 0; i < a; i++) values[i] = i;
        int** table = new int*[2];
        table[0] = values;
        table[1] = nullptr;
        int result = values[2];
        delete[] values;
        delete[] table;
        return result;
    }
};`,
    answer: '2',
  },
  takenNames: {
    name: 'names of the recorder',
    source: `#define step 1
#define Frame 2
namespace judge_trace { int value = 3; }
struct Var { int dr; };
int Rec(int enter) { return enter; }
class Solution {
public:
    int solve(int a) {
        Var v{step};
        int returned = Frame;
        return Rec(v.dr + returned + judge_trace::value);
    }
};`,
    answer: '6',
  },
  throwingConstructor: {
    name: 'a constructor that throws and destructors',
    source: `struct Base { Base(int x) { if (x > 2) throw string("too large"); } virtual ~Base() { cout << "~Base\\n"; } };
struct Derived : Base { vector<int> v; int flag : 3; Derived(int x) : Base(x), flag(1) { v.push_back(x); } };
class Solution {
public:
    int solve(int a) {
        int caught = 0;
        try { Derived d(a); } catch (string& text) { caught = text.size(); }
        Derived ok(1);
        return caught;
    }
};`,
    answer: '9',
  },
  jumps: {
    name: 'goto',
    source: `class Solution {
public:
    int solve(int a) {
        int i = 0;
    again:
        string s = "x";
        i++;
        if (i < a) goto again;
        for (int j = 0; j < 3; j++) { if (j == 1) goto done; }
    done:
        return i;
    }
};`,
    answer: '3',
  },
  constants: {
    name: 'constexpr functions and constants',
    source: `constexpr int cube(int x) { return x * x * x; }
consteval int two() { return 2; }
constexpr int table[] = {cube(1), cube(2)};
static_assert(cube(two()) == 8);
template <int N> struct Fixed { static constexpr int value = cube(N); };
class Solution {
public:
    int solve(int a) {
        constexpr int size = cube(2);
        int values[size] = {};
        auto twice = [](int x) constexpr { return 2 * x; };
        static_assert(twice(2) == 4);
        if constexpr (size > 2) values[0] = 1;
        else values[0] = 2;
        return values[0] + Fixed<2>::value + table[1] + cube(a);
    }
};`,
    answer: '44',
  },
  initializers: {
    name: 'if and switch with initializers, while with a declaration',
    source: `class Solution {
public:
    int solve(int a) {
        unordered_map<int, int> m{{1, 2}};
        int sum = 0;
        if (auto it = m.find(1); it != m.end()) sum += it->second;
        else if (auto other = m.find(2); other != m.end()) sum = 5;
        else sum = 9;
        if (int x = sum) sum += x;
        int n = 2;
        while (int left = n--) sum += left;
        stringstream in("1 2 3");
        int read;
        while (in >> read) sum += read;
        return sum;
    }
};`,
    answer: '13',
  },
  variableArray: {
    name: 'arrays of variable length and several dimensions',
    source: `int dp[3][4];
class Solution {
public:
    int solve(int a) {
        int sizes[a];
        int table[a][2];
        char board[2][3] = {"ab", "cd"};
        for (int i = 0; i < a; i++) sizes[i] = table[i][1] = i;
        dp[1][2] = 5;
        return sizes[2] + dp[1][2] + board[1][1];
    }
};`,
    answer: '107',
  },
  output: {
    name: 'output by cout and printf',
    source: `class Solution {
public:
    int solve(int a) {
        cout << "one" << endl;
        printf("two %d\\n", a);
        ios::sync_with_stdio(false);
        cin.tie(nullptr);
        cout << "three";
        puts("");
        cerr << "error\\n";
        cout << 4 << '\\n';
        return a;
    }
};`,
    answer: '3',
  },
  operators: {
    name: 'own operators and new',
    source: `struct Point { int x, y; Point operator+(const Point& o) const { return {x + o.x, y + o.y}; } bool operator==(const Point&) const = default; };
ostream& operator<<(ostream& out, const Point& p) { return out << p.x << "," << p.y; }
template <> struct std::hash<Point> { size_t operator()(const Point& p) const { return p.x * 31 + p.y; } };
void* operator new(size_t n) { void* p = malloc(n); if (!p) throw bad_alloc(); return p; }
void operator delete(void* p) noexcept { free(p); }
class Solution {
public:
    int solve(int a) {
        Point p{1, 2};
        Point q = p + Point{3, 4};
        unordered_map<Point, int> m;
        m[q] = 5;
        cout << q << endl;
        vector<int> v{1, 2, 3};
        return m[q] + v.size();
    }
};`,
    answer: '8',
  },
  unusual: {
    name: 'unusual statements',
    source: `union Bits { int i; float f; };
enum class Color { red, green };
class Solution {
public:
    int solve(int a) {
        Bits bits{.i = 3};
        Color color = Color::green;
        using Row = vector<int>;
        typedef pair<int, int> P;
        Row row{1};
        P p{1, 2};
        ;
        {
            int inner = 1;
            row[0] += inner;
        }
        if (a) [[likely]] { row.push_back(1); } else [[unlikely]] row.clear();
        [[maybe_unused]] int unused = 1;
        int x = ({ int y = 4; y * 2; });
        auto f = [x = a, &row]() mutable { x++; row[0] = x; return x; };
        f();
        long double big = 1.5L;
        __int128 huge = (__int128)1 << 100;
        long long large = 1LL << 60;
        unsigned char byte = 200;
        float half = 0.5f;
        double nan = NAN;
        int (*pointer)(int) = [](int v) { return v; };
        int Solution::* member = nullptr;
        const char* literal = "literal";
        char32_t letter = U'ä';
        short small = -1;
        struct { int a, b; } unnamed{1, 2};
        try { throw 5; } catch (int n) { x += n; }
        if (x > 100) return 1; else if (x > 200) return 2;
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) if (i == j) x++; else x--;
        return x + pointer(1) + (int)color + unnamed.b;
    }
};`,
    answer: '17',
  },
} satisfies Record<string, CppProgram>;
