# wrong: takes spaces out of the text, though a space is a symbol like any other (Wrong Answer)
class Solution:
    def longestUnique(self, text: str) -> int:
        text = text.replace(" ", "")
        last_seen = {}
        start = longest = 0
        for end, symbol in enumerate(text):
            start = max(start, last_seen.get(symbol, -1) + 1)
            last_seen[symbol] = end
            longest = max(longest, end - start + 1)
        return longest
