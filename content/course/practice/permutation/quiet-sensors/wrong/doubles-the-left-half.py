# wrong: counts the left half of the first row twice, although shelves break the symmetry (Wrong Answer)
class Solution:
    def countPlacements(self, floor: List[List[str]]) -> int:
        n = len(floor)
        chosen = []

        def count_from(row):
            if row == n:
                return 1
            ways = 0
            for column in range(n):
                if floor[row][column] == "#":
                    continue
                if any(c == column or abs(c - column) == row - r for r, c in enumerate(chosen)):
                    continue
                weight = 1
                if row == 0:
                    weight = 2 if column < n // 2 else 1 if 2 * column + 1 == n else 0
                if weight:
                    chosen.append(column)
                    ways += weight * count_from(row + 1)
                    chosen.pop()
            return ways

        return count_from(0)
