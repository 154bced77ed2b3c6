# wrong: makes the rows as long as the first word and walks along the second (Runtime Error)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        above = list(range(len(a) + 1))
        for i, letter in enumerate(a):
            row = [i + 1]
            for j, other in enumerate(b):
                if letter == other:
                    row.append(above[j])
                else:
                    row.append(min(above[j], above[j + 1], row[j]) + 1)
            above = row
        return above[-1]
