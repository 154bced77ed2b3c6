# wrong: adds the k largest hours, which need not be neighbors (Wrong Answer)
class Solution:
    def mostVisitors(self, visitors: List[int], k: int) -> int:
        return sum(sorted(visitors)[-k:])
