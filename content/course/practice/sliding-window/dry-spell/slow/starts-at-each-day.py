# slow: walks on from each day (Time Limit Exceeded)
class Solution:
    def longestStay(self, forecast: str, k: int) -> int:
        longest = 0
        for start in range(len(forecast)):
            rainy = 0
            for end in range(start, len(forecast)):
                rainy += forecast[end] == 'r'
                if rainy > k:
                    break
                longest = max(longest, end - start + 1)
        return longest
