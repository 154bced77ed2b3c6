class Solution:
    def longestUnique(self, text: str) -> int:
        last_seen = {}
        start = longest = 0
        for end, symbol in enumerate(text):
            start = max(start, last_seen.get(symbol, -1) + 1)
            last_seen[symbol] = end
            longest = max(longest, end - start + 1)
        return longest
