# slow: searches for each word by itself without its common beginnings (Time Limit Exceeded)
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        rows, cols = len(board), len(board[0])

        def can_trace(word, i, row, col):
            if i == len(word):
                return True
            if not (0 <= row < rows and 0 <= col < cols) or board[row][col] != word[i]:
                return False
            letter = board[row][col]
            board[row][col] = "#"
            result = any(
                can_trace(word, i + 1, row + down, col + right) for down in (-1, 0, 1) for right in (-1, 0, 1)
            )
            board[row][col] = letter
            return result

        return [
            word
            for word in words
            if any(can_trace(word, 0, row, col) for row in range(rows) for col in range(cols))
        ]
