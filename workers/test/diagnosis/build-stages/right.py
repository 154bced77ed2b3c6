# Right: raises the stages round by round over the list of needs.
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        users = [set() for _ in range(n)]
        for a, b in deps:
            users[b].add(a)
        open_needs = [0] * n
        for group in users:
            for a in group:
                open_needs[a] += 1
        stage = [1] * n
        order = [m for m in range(n) if not open_needs[m]]
        for m in order:
            for a in users[m]:
                stage[a] = max(stage[a], stage[m] + 1)
                open_needs[a] -= 1
                if not open_needs[a]:
                    order.append(a)
        return max(stage) if len(order) == n else -1
