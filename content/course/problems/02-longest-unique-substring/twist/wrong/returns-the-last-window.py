# wrong: returns the length of the last window (Wrong Answer)
class Solution:
    def longestUnique(self, text: str, k: int) -> int:
        counts = {}
        start = longest = 0
        for end, symbol in enumerate(text):
            counts[symbol] = counts.get(symbol, 0) + 1
            while counts[symbol] > k:
                counts[text[start]] -= 1
                start += 1
            longest = end - start + 1
        return longest
