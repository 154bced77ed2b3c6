# On a repeated symbol the whole window is thrown away and a new one starts at the repeated symbol, not behind its first copy.
class Solution:
    def longestUnique(self, text: str) -> int:
        window = ""
        longest = 0
        for ch in text:
            if ch in window:
                window = ch
            else:
                window += ch
            if len(window) > longest:
                longest = len(window)
        return longest
