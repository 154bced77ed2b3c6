# wrong: returns the houses from right to left (Wrong Answer)
class Solution:
    def clearView(self, heights: List[int]) -> List[int]:
        seen = []
        highest = 0
        for height in reversed(heights):
            if height > highest:
                highest = height
                seen.append(height)
        return seen
