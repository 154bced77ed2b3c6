# Looks for cycles as if the needs had no direction, so two ways from one module to another look like a cycle.
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        group = list(range(n))

        def top(x):
            while group[x] != x:
                group[x] = group[group[x]]
                x = group[x]
            return x

        needs = [[] for _ in range(n)]
        for a, b in deps:
            if top(a) == top(b):
                return -1
            group[top(a)] = top(b)
            needs[a].append(b)
        stage = [1] * n
        for _ in range(n):
            changed = False
            for a in range(n):
                for b in needs[a]:
                    if stage[a] <= stage[b]:
                        stage[a] = stage[b] + 1
                        changed = True
            if not changed:
                break
        return max(stage)
