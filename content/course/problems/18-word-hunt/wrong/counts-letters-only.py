# wrong: asks only whether the board has enough of each letter (Wrong Answer)
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        letters = Counter(letter for row in board for letter in row)
        return [word for word in words if not Counter(word) - letters]
