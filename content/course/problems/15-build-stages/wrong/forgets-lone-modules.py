# wrong: knows only the modules that are named in a dependency (Wrong Answer)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        needed_by = defaultdict(list)
        missing = Counter()
        for a, b in deps:
            needed_by[b].append(a)
            missing[a] += 1

        modules = set(needed_by) | set(missing)
        ready = [module for module in modules if missing[module] == 0]
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
        return stages if built == len(modules) else -1
