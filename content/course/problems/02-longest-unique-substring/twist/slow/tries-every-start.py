# slow: counts again from every start, O(n^2) (Time Limit Exceeded)
class Solution:
    def longestUnique(self, text: str, k: int) -> int:
        longest = 0
        for start in range(len(text)):
            counts = {}
            for end in range(start, len(text)):
                counts[text[end]] = counts.get(text[end], 0) + 1
                if counts[text[end]] > k:
                    break
                longest = max(longest, end - start + 1)
        return longest
