class Solution:
    def fewestPages(self, pages: List[int]) -> int:
        parts = pages[:]
        heapify(parts)
        total = 0
        while len(parts) > 1:
            joined = heappop(parts) + heappop(parts)
            total += joined
            heappush(parts, joined)
        return total
