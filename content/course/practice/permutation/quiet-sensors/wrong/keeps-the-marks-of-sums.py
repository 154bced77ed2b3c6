# wrong: takes back the marks of columns and differences but not those of sums (Wrong Answer)
class Solution:
    def countPlacements(self, floor: List[List[str]]) -> int:
        n = len(floor)
        columns, differences, sums = set(), set(), set()

        def count_from(row):
            if row == n:
                return 1
            ways = 0
            for column in range(n):
                if floor[row][column] == "#" or column in columns:
                    continue
                if row - column in differences or row + column in sums:
                    continue
                columns.add(column)
                differences.add(row - column)
                sums.add(row + column)
                ways += count_from(row + 1)
                columns.remove(column)
                differences.remove(row - column)
            return ways

        return count_from(0)
