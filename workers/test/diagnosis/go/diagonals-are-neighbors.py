# Counts the diagonal points as neighbors.
class Solution:
    def playStone(self, board: List[List[str]], row: int, col: int, color: str) -> List[List[str]]:
        if board[row][col] != ".":
            return board
        h, w = len(board), len(board[0])
        g = [r[:] for r in board]
        g[row][col] = color

        def around(r, c):
            return [
                (r + a, c + b)
                for a in (-1, 0, 1)
                for b in (-1, 0, 1)
                if (a or b) and 0 <= r + a < h and 0 <= c + b < w
            ]

        def chain(r, c):
            todo, seen, libs = [(r, c)], {(r, c)}, set()
            while todo:
                p = todo.pop()
                for q in around(*p):
                    v = g[q[0]][q[1]]
                    if v == ".":
                        libs.add(q)
                    elif v == g[r][c] and q not in seen:
                        seen.add(q)
                        todo.append(q)
            return seen, libs

        for r, c in around(row, col):
            if g[r][c] not in (".", color):
                stones, libs = chain(r, c)
                if not libs:
                    for y, x in stones:
                        g[y][x] = "."
        if not chain(row, col)[1]:
            return board
        return g
