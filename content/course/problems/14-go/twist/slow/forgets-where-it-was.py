# slow: marks only the points of the present path, so it walks every path of a region (Time Limit Exceeded)
class Solution:
    def playStone(self, board: List[List[str]]) -> List[int]:
        rows, cols = len(board), len(board[0])
        count = {"B": 0, "W": 0}

        def colors_from(r, c, path):
            if not (0 <= r < rows and 0 <= c < cols) or (r, c) in path:
                return set()
            if board[r][c] != ".":
                return {board[r][c]}
            path.add((r, c))
            colors = set()
            for r2, c2 in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                colors |= colors_from(r2, c2, path)
            path.discard((r, c))
            return colors

        for row in range(rows):
            for col in range(cols):
                colors = colors_from(row, col, set())
                if len(colors) == 1:
                    count[colors.pop()] += 1
        return [count["B"], count["W"]]
