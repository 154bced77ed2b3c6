import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listPracticeProblems, listProblems, listTwists, type LoadedProblem } from '@dryrun/content/problems';
import { problemProofsFile, readCommittedProofs } from '@dryrun/content/proofs/committed';
import { ProofKeys } from '@dryrun/content/proofs/keys';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { langs, type Lang } from '@dryrun/contracts/language';
import { sharedJudge, type TestJudge } from './judge.ts';
import { fullSlowFactor, proveProgram, quickSlowFactor, type ProblemProgram } from './proof.ts';
import { listProvablePrograms } from './provable-programs.ts';

const outcomes = {
  reference: 'is Approved',
  wrong: 'fails as declared',
  slow: 'exceeds the time limit',
  outdated: 'does not solve the twist',
};

const keys = new ProofKeys();
const problems = [...listProblems(), ...listTwists(), ...listPracticeProblems()];
const programs = problems.flatMap((problem) => {
  const committed = readCommittedProofs(problemProofsFile(problem));
  return listProvablePrograms(problem, keys).map((provable) => ({
    ...provable,
    problem,
    committedKey: committed[provable.name],
  }));
});
const proofs = startProofRun('programs of problems');
const due = proofs.choose(programs, ({ committedKey }) => committedKey);

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);
afterAll(() => proofs.writeCounts());

// A flat list, because Jest runs only the concurrent tests of one `describe` at the same time.
test.concurrent.each(
  due.map((dueProof) => {
    const { problem, name, kind } = dueProof.provable;
    return { title: `${problem.signature.path} ${name} ${outcomes[kind]}`, dueProof };
  }),
)(
  '$title',
  async ({ dueProof }) => {
    const { program, problem } = dueProof.provable;
    const isQuick = dueProof.isCurrent && !proofs.isFull;
    await proofs.prove(dueProof, async () => {
      if (isQuick && program.kind === 'reference') return expectApproved(problem, program);
      const slowFactor = isQuick ? quickSlowFactor : fullSlowFactor;
      const result = await proveProgram(judge, problem, program, slowFactor);
      expect(result).not.toHaveProperty('failure');
    });
  },
  120_000,
);

/** Ignores the time: the stored proof has measured it, and this machine may be busy. */
async function expectApproved(problem: LoadedProblem, { lang, source }: ProblemProgram): Promise<void> {
  const { signature, cases: tests, limits } = problem;
  const check = await judge.judge(lang, source, { signature, tests, limits: limits[lang], kind: 'run' });
  expect(check).toMatchObject({ statusMsg: 'Approved' });
}

const dijkstra: Readonly<Record<Lang, string>> = {
  java: `class Solution {
    public double bestReliability(int n, int[][] links, int start, int end) {
        Map<Integer, List<Pair<Integer, Double>>> graph = new HashMap<>();
        for (int[] link : links) {
            graph.computeIfAbsent(link[0], key -> new ArrayList<>()).add(new Pair<>(link[1], link[2] / 100.0));
            graph.computeIfAbsent(link[1], key -> new ArrayList<>()).add(new Pair<>(link[0], link[2] / 100.0));
        }
        PriorityQueue<Pair<Integer, Double>> heap = new PriorityQueue<>((a, b) -> Double.compare(b.getValue(), a.getValue()));
        heap.add(new Pair<>(start, 1.0));
        Set<Integer> seen = new HashSet<>();
        while (!heap.isEmpty()) {
            Pair<Integer, Double> best = heap.poll();
            if (best.getKey() == end) return best.getValue();
            if (!seen.add(best.getKey())) continue;
            for (Pair<Integer, Double> link : graph.getOrDefault(best.getKey(), new ArrayList<>())) {
                if (!seen.contains(link.getKey())) heap.add(new Pair<>(link.getKey(), best.getValue() * link.getValue()));
            }
        }
        return 0;
    }
}
`,
  python3: `class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        graph = {i: [] for i in range(n)}
        for u, v, p in links:
            graph[u].append([v, p / 100])
            graph[v].append([u, p / 100])
        heap = [[-1, start]]
        seen = set()
        while heap:
            chance, node = heapq.heappop(heap)
            if node == end:
                return -chance
            if node in seen:
                continue
            seen.add(node)
            for following, p in graph[node]:
                if following not in seen:
                    heapq.heappush(heap, [chance * p, following])
        return 0
`,
  c_cpp: `class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        unordered_map<int, vector<pair<int, double>>> graph;
        for (auto& link : links) {
            graph[link[0]].push_back({link[1], link[2] / 100.0});
            graph[link[1]].push_back({link[0], link[2] / 100.0});
        }
        priority_queue<pair<double, int>> heap;
        heap.push({1, start});
        unordered_set<int> seen;
        while (!heap.empty()) {
            auto [chance, node] = heap.top();
            heap.pop();
            if (node == end) return chance;
            if (!seen.insert(node).second) continue;
            for (auto [following, p] : graph[node]) {
                if (!seen.contains(following)) heap.push({chance * p, following});
            }
        }
        return 0;
    }
};
`,
};

test.each(langs)(
  'approves an unoptimized Dijkstra for Most Reliable Route, well below its limits, in %s',
  async (lang) => {
    const problem = listProblems().find(({ signature }) => signature.path === 'reliable-route');
    if (!problem) throw new Error('the problem is missing');
    const { signature, cases: tests, limits } = problem;
    const check = await judge.judge(lang, dijkstra[lang], { signature, tests, limits: limits[lang] });
    expect(check).toMatchObject({ statusMsg: 'Approved' });
    // A learner's program may need somewhat more.
    expect(check.memory).toBeLessThan(limits[lang].memoryKb * 0.75);
    expect(check.runtime).toBeLessThan(limits[lang].timeMs * 0.75);
  },
  60_000,
);
