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
            board[row][col] = "#"
            for r in range(max(0, row - 1), min(rows, row + 2)):
                for c in range(max(0, col - 1), min(cols, col + 2)):
                    visit(r, c, prefix)
            board[row][col] = letter

        for row in range(rows):
            for col in range(cols):
                visit(row, col, root)
        return found
