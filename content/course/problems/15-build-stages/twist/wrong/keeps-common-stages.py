# wrong: lets each stage wait for its slowest module (Wrong Answer)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]], minutes: List[int]) -> int:
        needed_by = [[] for _ in range(n)]
        missing = [0] * n
        for a, b in deps:
            needed_by[b].append(a)
            missing[a] += 1
        ready = [module for module in range(n) if missing[module] == 0]
        total = built = 0
        while ready:
            total += max(minutes[module] for module in ready)
            built += len(ready)
            following = []
            for module in ready:
                for user in needed_by[module]:
                    missing[user] -= 1
                    if missing[user] == 0:
                        following.append(user)
            ready = following
        return total if built == n else -1
