# wrong: starts over behind a symbol that is too frequent (Wrong Answer)
class Solution:
    def longestUnique(self, text: str, k: int) -> int:
        counts = {}
        start = longest = 0
        for end, symbol in enumerate(text):
            counts[symbol] = counts.get(symbol, 0) + 1
            if counts[symbol] > k:
                counts = {symbol: 1}
                start = end
            longest = max(longest, end - start + 1)
        return longest
