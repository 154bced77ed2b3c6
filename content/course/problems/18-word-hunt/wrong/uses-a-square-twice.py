# wrong: does not mark the squares of the word, so a square can be used again (Wrong Answer)
class Prefix:
    def __init__(self):
        self.next = {}
        self.word = None


class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        root = Prefix()
        for word in words:
            prefix = root
            for letter in word:
                prefix = prefix.next.setdefault(letter, Prefix())
            prefix.word = word

        rows, cols = len(board), len(board[0])
        found = []

        def visit(row, col, before):
            letter = board[row][col]
            prefix = before.next.get(letter)
            if not prefix:
                return
            if prefix.word:
                found.append(prefix.word)
                prefix.word = None
            if not prefix.next:
                return
            if row + 1 < rows:
                visit(row + 1, col, prefix)
            if row > 0:
                visit(row - 1, col, prefix)
            if col + 1 < cols:
                visit(row, col + 1, prefix)
            if col > 0:
                visit(row, col - 1, prefix)
            board[row][col] = letter

        for row in range(rows):
            for col in range(cols):
                visit(row, col, root)
        return found
