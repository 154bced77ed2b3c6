# wrong: wraps around at the upper and left edge (Wrong Answer)
class Solution:
    def countTiles(self, floor: List[str], row: int, column: int) -> int:
        rows, columns = len(floor), len(floor[0])
        color = floor[row][column]
        covered = {(row, column)}
        queue = deque(covered)
        while queue:
            r, c = queue.popleft()
            for i, j in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if -rows <= i < rows and -columns <= j < columns and floor[i][j] == color and (i, j) not in covered:
                    covered.add((i, j))
                    queue.append((i, j))
        return len({(i % rows, j % columns) for i, j in covered})
