# wrong: does not check for negative indexes, which Python counts from the other edge (Wrong Answer)
class Solution:
    def playStone(self, board: List[List[str]], row: int, col: int, color: str) -> List[List[str]]:
        if board[row][col] != ".":
            return board
        after = [list(line) for line in board]
        after[row][col] = color

        def neighbors(r, c):
            for r, c in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if r < len(after) and c < len(after[0]):
                    yield r, c

        def collect(start):
            own = after[start[0]][start[1]]
            group, waiting, has_liberty = {start}, [start], False
            while waiting:
                for r, c in neighbors(*waiting.pop()):
                    if after[r][c] == ".":
                        has_liberty = True
                    elif after[r][c] == own and (r, c) not in group:
                        group.add((r, c))
                        waiting.append((r, c))
            return group, has_liberty

        for r, c in neighbors(row, col):
            if after[r][c] not in (".", color):
                group, has_liberty = collect((r, c))
                if not has_liberty:
                    for stone_row, stone_col in group:
                        after[stone_row][stone_col] = "."
        return after if collect((row, col))[1] else board
