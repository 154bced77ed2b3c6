# wrong: writes a run only when the letter changes (Wrong Answer)
class Solution:
    def shorten(self, log: str) -> str:
        shortened, count = '', 1
        for i in range(1, len(log)):
            if log[i] == log[i - 1]:
                count += 1
            else:
                shortened += log[i - 1] + (str(count) if count > 1 else '')
                count = 1
        return shortened
