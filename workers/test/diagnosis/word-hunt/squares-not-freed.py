# Never frees a square when it turns back from a dead end, so a square that was tried in vain is lost for the right path.
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        rows = len(board)
        cols = len(board[0])

        def trace(r, c, word, i, used):
            if r < 0 or r >= rows or c < 0 or c >= cols:
                return False
            if (r, c) in used or board[r][c] != word[i]:
                return False
            if i == len(word) - 1:
                return True
            used.add((r, c))
            return (trace(r + 1, c, word, i + 1, used)
                    or trace(r - 1, c, word, i + 1, used)
                    or trace(r, c + 1, word, i + 1, used)
                    or trace(r, c - 1, word, i + 1, used))

        def on_board(word):
            for r in range(rows):
                for c in range(cols):
                    if trace(r, c, word, 0, set()):
                        return True
            return False

        return [word for word in words if on_board(word)]
