# wrong: forgets the whole stretch at a repeat and begins anew there, so dvdf gives 2 (Wrong Answer)
class Solution:
    def longestUnique(self, text: str) -> int:
        longest = 0
        stretch = set()
        for symbol in text:
            if symbol in stretch:
                stretch = set()
            stretch.add(symbol)
            longest = max(longest, len(stretch))
        return longest
