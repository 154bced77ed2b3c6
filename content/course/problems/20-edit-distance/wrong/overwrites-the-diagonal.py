# wrong: keeps one row and reads the entry on the diagonal after it was overwritten (Wrong Answer)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        row = list(range(len(b) + 1))
        for i, letter in enumerate(a):
            row[0] = i + 1
            for j, other in enumerate(b):
                if letter == other:
                    row[j + 1] = row[j]
                else:
                    row[j + 1] = min(row[j], row[j + 1]) + 1
        return row[-1]
