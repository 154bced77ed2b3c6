# Leaves out only computers with a single cable, once, so an inner cable of a longer tail is taken for a part of the cycle.
class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        degree = Counter()
        for a, b in cables:
            degree[a] += 1
            degree[b] += 1
        # a computer with one cable cannot be on the ring
        for a, b in reversed(cables):
            if degree[a] > 1 and degree[b] > 1:
                return [a, b]
        return cables[-1]
