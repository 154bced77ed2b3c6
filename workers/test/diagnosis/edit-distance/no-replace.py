# Only deletes and inserts (length minus longest common subsequence), so a replacement costs two steps.
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        row = [0] * (len(b) + 1)
        for x in a:
            prev = 0
            for j, y in enumerate(b, 1):
                old = row[j]
                row[j] = prev + 1 if x == y else max(row[j], row[j - 1])
                prev = old
        return len(a) + len(b) - 2 * row[-1]
