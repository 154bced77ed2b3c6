# wrong: counts stones over a corner as neighbors (Wrong Answer)
class Solution:
    def playStone(self, board: List[List[str]]) -> List[int]:
        rows, cols = len(board), len(board[0])
        seen = [[False] * cols for _ in range(rows)]
        count = {"B": 0, "W": 0}
        for row in range(rows):
            for col in range(cols):
                if board[row][col] != ".":
                    count[board[row][col]] += 1
                    continue
                if seen[row][col]:
                    continue
                seen[row][col] = True
                region = [(row, col)]
                colors = set()
                for r, c in region:
                    for r2, c2 in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1), (r + 1, c + 1), (r - 1, c - 1)):
                        if not (0 <= r2 < rows and 0 <= c2 < cols):
                            continue
                        if board[r2][c2] != ".":
                            colors.add(board[r2][c2])
                        elif not seen[r2][c2]:
                            seen[r2][c2] = True
                            region.append((r2, c2))
                if len(colors) == 1:
                    count[colors.pop()] += len(region)
        return [count["B"], count["W"]]
