# Stops after the first captured group, so other dead groups stay on the board.
class Solution:
    def playStone(self, board: List[List[str]], row: int, col: int, color: str) -> List[List[str]]:
        if board[row][col] != ".":
            return board
        h, w = len(board), len(board[0])
        enemy = "W" if color == "B" else "B"

        def group_of(r, c):
            mine = board[r][c]
            stones = {(r, c)}
            todo = [(r, c)]
            free = 0
            while todo:
                y, x = todo.pop()
                for ny, nx in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                    if not (0 <= ny < h and 0 <= nx < w):
                        continue
                    if board[ny][nx] == ".":
                        free += 1
                    elif board[ny][nx] == mine and (ny, nx) not in stones:
                        stones.add((ny, nx))
                        todo.append((ny, nx))
            return stones, free

        board[row][col] = color
        for ny, nx in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if 0 <= ny < h and 0 <= nx < w and board[ny][nx] == enemy:
                stones, free = group_of(ny, nx)
                if free == 0:
                    for y, x in stones:
                        board[y][x] = "."
                    return board
        if group_of(row, col)[1] == 0:
            board[row][col] = "."
        return board
