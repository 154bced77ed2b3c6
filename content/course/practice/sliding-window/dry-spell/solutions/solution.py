class Solution:
    def longestStay(self, forecast: str, k: int) -> int:
        start = rainy = longest = 0
        for end, day in enumerate(forecast):
            if day == 'r':
                rainy += 1
            while rainy > k:
                if forecast[start] == 'r':
                    rainy -= 1
                start += 1
            longest = max(longest, end - start + 1)
        return longest
