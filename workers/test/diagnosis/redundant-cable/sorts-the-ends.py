# Sorts the two ends of a cable, so the answer may have them in another order than listed.
class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        group = list(range(len(cables) + 1))

        def find(x):
            if group[x] != x:
                group[x] = find(group[x])
            return group[x]

        for cable in cables:
            a, b = min(cable), max(cable)
            ra, rb = find(a), find(b)
            if ra == rb:
                return [a, b]
            group[rb] = ra
        return []
