# slow: looks from each house at all to its right (Time Limit Exceeded)
class Solution:
    def clearView(self, heights: List[int]) -> List[int]:
        seen = []
        for i in range(len(heights)):
            if all(heights[j] < heights[i] for j in range(i + 1, len(heights))):
                seen.append(heights[i])
        return seen
