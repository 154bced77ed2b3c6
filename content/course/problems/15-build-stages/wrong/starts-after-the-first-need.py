# wrong: starts a module as soon as the first of the modules it needs is ready (Wrong Answer)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        needed_by = [[] for _ in range(n)]
        missing = [0] * n
        for a, b in deps:
            needed_by[b].append(a)
            missing[a] += 1

        ready = [module for module in range(n) if missing[module] == 0]
        seen = set(ready)
        stages = 0
        while ready:
            stages += 1
            following = []
            for module in ready:
                for user in needed_by[module]:
                    if user not in seen:
                        seen.add(user)
                        following.append(user)
            ready = following
        return stages if len(seen) == n else -1
