# slow: checks every beginning of the text from its first bracket, O(n^2) (Time Limit Exceeded)
class Solution:
    def isBalanced(self, text: str) -> int:
        partners = {")": "(", "]": "[", "}": "{"}

        def open_after(length):
            positions = []
            for i in range(length):
                if text[i] not in partners:
                    positions.append(i)
                elif not positions or text[positions.pop()] != partners[text[i]]:
                    return None
            return positions

        for length in range(1, len(text) + 1):
            if open_after(length) is None:
                return length - 1
        rest = open_after(len(text))
        return rest[0] if rest else -1
