# wrong: begins a new stretch when there is too much rain (Wrong Answer)
class Solution:
    def longestStay(self, forecast: str, k: int) -> int:
        rainy = length = longest = 0
        for day in forecast:
            rainy += day == 'r'
            length += 1
            if rainy > k:
                rainy = length = 0
            longest = max(longest, length)
        return longest
