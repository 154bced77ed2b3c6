# wrong: takes one symbol out of the window at a repeat and not all up to the repeated one (Wrong Answer)
class Solution:
    def longestUnique(self, text: str) -> int:
        window = set()
        start = longest = 0
        for end, symbol in enumerate(text):
            if symbol in window:
                window.discard(text[start])
                start += 1
            window.add(symbol)
            longest = max(longest, end - start + 1)
        return longest
