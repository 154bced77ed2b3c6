# slow: looks through all modules that are left in every stage for those that miss nothing, O(n^2) (Time Limit Exceeded)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        needed_by = [[] for _ in range(n)]
        missing = [0] * n
        for a, b in deps:
            needed_by[b].append(a)
            missing[a] += 1
        waiting = list(range(n))
        stages = 0
        while waiting:
            ready = [module for module in waiting if missing[module] == 0]
            if not ready:
                return -1
            waiting = [module for module in waiting if missing[module] > 0]
            for module in ready:
                for user in needed_by[module]:
                    missing[user] -= 1
            stages += 1
        return stages
