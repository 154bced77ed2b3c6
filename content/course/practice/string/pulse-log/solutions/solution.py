class Solution:
    def shorten(self, log: str) -> str:
        parts = []
        start = 0
        while start < len(log):
            end = start
            while end < len(log) and log[end] == log[start]:
                end += 1
            parts.append(log[start])
            if end - start > 1:
                parts.append(str(end - start))
            start = end
        return ''.join(parts)
