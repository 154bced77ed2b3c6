# slow: has no trie and goes through all words that are left at each step (Time Limit Exceeded)
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        rows, cols = len(board), len(board[0])
        left = set(words)
        found = []

        def visit(row, col, text):
            letter = board[row][col]
            text += letter
            if not any(word.startswith(text) for word in left):
                return
            if text in left:
                left.remove(text)
                found.append(text)
            board[row][col] = "#"
            for r, c in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if 0 <= r < rows and 0 <= c < cols:
                    visit(r, c, text)
            board[row][col] = letter

        for row in range(rows):
            for col in range(cols):
                visit(row, col, "")
        return found
