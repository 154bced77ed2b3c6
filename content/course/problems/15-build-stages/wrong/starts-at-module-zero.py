# wrong: starts from module 0 only, as if the build had to begin there (Wrong Answer)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        needed_by = [[] for _ in range(n)]
        missing = [0] * n
        for a, b in deps:
            needed_by[b].append(a)
            missing[a] += 1

        ready = [0] if missing[0] == 0 else []
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
