# slow: floods the office from every computer, O(n^2) (Time Limit Exceeded)
class Solution:
    def redundantCable(self, n: int, cables: List[List[int]]) -> int:
        if len(cables) < n - 1:
            return -1
        groups = set()
        for first in range(1, n + 1):
            group = {first}
            grows = True
            while grows:
                before = len(group)
                for a, b in cables:
                    if a in group or b in group:
                        group.update((a, b))
                grows = len(group) > before
            groups.add(min(group))
        return len(groups) - 1
