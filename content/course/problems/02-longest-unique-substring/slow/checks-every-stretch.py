# slow: cuts out every stretch and counts its different symbols, O(n^3) (Time Limit Exceeded)
class Solution:
    def longestUnique(self, text: str) -> int:
        longest = 0
        for start in range(len(text)):
            for end in range(start + 1, len(text) + 1):
                if len(set(text[start:end])) == end - start:
                    longest = max(longest, end - start)
        return longest
