# wrong: pays 1 for each wrong note (Wrong Answer)
class Solution:
    def melodyDistance(self, first: List[int], second: List[int], gap: int) -> int:
        above = [j * gap for j in range(len(second) + 1)]
        for i, a in enumerate(first):
            row = [(i + 1) * gap]
            for j, b in enumerate(second):
                row.append(min(above[j] + (a != b), above[j + 1] + gap, row[j] + gap))
            above = row
        return above[-1]
