# slow: goes through all dependencies in every stage to see what is still missing, O(n m) (Time Limit Exceeded)
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        waiting = set(range(n))
        stages = 0
        while waiting:
            blocked = {a for a, b in deps if b in waiting}
            if len(blocked) == len(waiting):
                return -1
            waiting = blocked
            stages += 1
        return stages
