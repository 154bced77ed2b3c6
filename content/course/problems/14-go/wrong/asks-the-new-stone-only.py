# wrong: asks only whether the new stone touches an empty point, not whether its group does (Wrong Answer)
class Solution:
    def playStone(self, board: List[List[str]], row: int, col: int, color: str) -> List[List[str]]:
        if board[row][col] != '.':
            return board
        h, w = len(board), len(board[0])
        new = [line[:] for line in board]
        new[row][col] = color
        opponent = 'B' if color == 'W' else 'W'

        def around(r, c):
            result = []
            for dr, dc in [(-1, 0), (0, 1), (1, 0), (0, -1)]:
                if 0 <= r + dr < h and 0 <= c + dc < w:
                    result.append((r + dr, c + dc))
            return result

        def flood(r, c, stones):
            stones.add((r, c))
            free = False
            for nr, nc in around(r, c):
                if new[nr][nc] == '.':
                    free = True
                elif new[nr][nc] == opponent and (nr, nc) not in stones:
                    if flood(nr, nc, stones):
                        free = True
            return free

        for nr, nc in around(row, col):
            if new[nr][nc] == opponent:
                stones = set()
                if not flood(nr, nc, stones):
                    for sr, sc in stones:
                        new[sr][sc] = '.'

        if any(new[nr][nc] == '.' for nr, nc in around(row, col)):
            return new
        return board
