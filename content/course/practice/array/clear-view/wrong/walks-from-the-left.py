# wrong: finds the houses that are seen from the left (Wrong Answer)
class Solution:
    def clearView(self, heights: List[int]) -> List[int]:
        seen = []
        highest = 0
        for height in heights:
            if height > highest:
                highest = height
                seen.append(height)
        return seen
