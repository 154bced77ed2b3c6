# wrong: shows the loudest level since the start (Wrong Answer)
class Solution:
    def loudestPerWindow(self, levels: List[int], k: int) -> List[int]:
        shown, loudest = [], 0
        for i, level in enumerate(levels):
            loudest = max(loudest, level)
            if i >= k - 1:
                shown.append(loudest)
        return shown
