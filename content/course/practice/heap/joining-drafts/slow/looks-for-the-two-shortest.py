# slow: looks through all parts for the two shortest (Time Limit Exceeded)
class Solution:
    def fewestPages(self, pages: List[int]) -> int:
        parts = pages[:]
        total = 0
        while len(parts) > 1:
            joined = 0
            for _ in range(2):
                shortest = 0
                for i in range(len(parts)):
                    if parts[i] < parts[shortest]:
                        shortest = i
                joined += parts.pop(shortest)
            parts.append(joined)
            total += joined
        return total
