# Adds a word for each square from which it can be traced, so it can be listed several times.
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        h, w = len(board), len(board[0])

        def go(r, c, rest, used):
            if board[r][c] != rest[0]:
                return False
            if len(rest) == 1:
                return True
            used = used | {(r, c)}
            for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= y < h and 0 <= x < w and (y, x) not in used and go(y, x, rest[1:], used):
                    return True
            return False

        return [word for word in words for r in range(h) for c in range(w) if go(r, c, word, frozenset())]
