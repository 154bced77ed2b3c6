# slow: looks through each window (Time Limit Exceeded)
class Solution:
    def loudestPerWindow(self, levels: List[int], k: int) -> List[int]:
        return [max(levels[i:i + k]) for i in range(len(levels) - k + 1)]
