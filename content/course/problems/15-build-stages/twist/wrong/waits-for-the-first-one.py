# wrong: starts a module as soon as one of the needed ones is ready (Wrong Answer)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]], minutes: List[int]) -> int:
        needed_by = [[] for _ in range(n)]
        missing = [0] * n
        for a, b in deps:
            needed_by[b].append(a)
            missing[a] += 1

        taken = [module for module in range(n) if missing[module] == 0]
        start = [0] * n
        end = 0
        for module in taken:
            ready = start[module] + minutes[module]
            end = max(end, ready)
            for user in needed_by[module]:
                start[user] = min(start[user] or ready, ready)
                missing[user] -= 1
                if missing[user] == 0:
                    taken.append(user)
        return end if len(taken) == n else -1
