class Solution:
    def isBalanced(self, text: str) -> int:
        partners = {")": "(", "]": "[", "}": "{"}
        open_positions = []
        for i, bracket in enumerate(text):
            if bracket not in partners:
                open_positions.append(i)
            elif not open_positions or text[open_positions.pop()] != partners[bracket]:
                return i
        return open_positions[0] if open_positions else -1
