# slow: asks for the same modules again and again, exponential (Time Limit Exceeded)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]], minutes: List[int]) -> int:
        needs = [[] for _ in range(n)]
        for a, b in deps:
            needs[a].append(b)

        def ready_at(module, path):
            if module in path:
                return math.inf
            path.add(module)
            start = max((ready_at(other, path) for other in needs[module]), default=0)
            path.discard(module)
            return start + minutes[module]

        end = max(ready_at(module, set()) for module in range(n))
        return -1 if end == math.inf else end
