# wrong: only keeps rows and columns apart (Wrong Answer)
class Solution:
    def countPlacements(self, floor: List[List[str]]) -> int:
        n = len(floor)
        used = [False] * n

        def count_from(row):
            if row == n:
                return 1
            ways = 0
            for column in range(n):
                if floor[row][column] == "." and not used[column]:
                    used[column] = True
                    ways += count_from(row + 1)
                    used[column] = False
            return ways

        return count_from(0)
