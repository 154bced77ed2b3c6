# wrong: takes a module that needs itself for a harmless entry (Wrong Answer)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        needed_by = [[] for _ in range(n)]
        missing = [0] * n
        for a, b in deps:
            if a == b:
                continue
            needed_by[b].append(a)
            missing[a] += 1

        ready = [module for module in range(n) if missing[module] == 0]
        stages = built = 0
        while ready:
            stages += 1
            built += len(ready)
            following = []
            for module in ready:
                for user in needed_by[module]:
                    missing[user] -= 1
                    if missing[user] == 0:
                        following.append(user)
            ready = following
        return stages if built == n else -1
