# slow: takes a point off the visited ones on the way back, so a group is walked along every possible path (Time Limit Exceeded)
class Solution:
    def playStone(self, board: List[List[str]], row: int, col: int, color: str) -> List[List[str]]:
        if board[row][col] != ".":
            return board
        after = [list(line) for line in board]
        after[row][col] = color

        def walk(r, c, own, visited, group):
            if not (0 <= r < len(after) and 0 <= c < len(after[0])) or (r, c) in visited:
                return False
            if after[r][c] != own:
                return after[r][c] == "."
            visited.add((r, c))
            group.add((r, c))
            found = [walk(r + 1, c, own, visited, group), walk(r - 1, c, own, visited, group)]
            found += [walk(r, c + 1, own, visited, group), walk(r, c - 1, own, visited, group)]
            visited.remove((r, c))
            return any(found)

        enemy = "W" if color == "B" else "B"
        for r, c in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
            group = set()
            if not walk(r, c, enemy, set(), group):
                for stone_row, stone_col in group:
                    after[stone_row][stone_col] = "."
        return after if walk(row, col, color, set(), set()) else board
