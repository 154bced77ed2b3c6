# wrong: takes the maximum of an empty list when the text is empty (Runtime Error)
class Solution:
    def longestUnique(self, text: str) -> int:
        last_seen = {}
        start = 0
        lengths = []
        for end, symbol in enumerate(text):
            start = max(start, last_seen.get(symbol, -1) + 1)
            last_seen[symbol] = end
            lengths.append(end - start + 1)
        return max(lengths)
