# wrong: counts the letter in the whole log (Wrong Answer)
class Solution:
    def shorten(self, log: str) -> str:
        parts = []
        for letter in dict.fromkeys(log):
            count = log.count(letter)
            parts.append(letter + (str(count) if count > 1 else ''))
        return ''.join(parts)
