# wrong: stops one window too early (Wrong Answer)
class Solution:
    def mostVisitors(self, visitors: List[int], k: int) -> int:
        total = most = sum(visitors[:k])
        for i in range(k, len(visitors) - 1):
            total += visitors[i] - visitors[i - k]
            most = max(most, total)
        return most
