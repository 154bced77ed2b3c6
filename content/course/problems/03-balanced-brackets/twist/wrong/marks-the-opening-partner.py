# wrong: marks the opening bracket of a pair of different kinds (Wrong Answer)
class Solution:
    def isBalanced(self, text: str) -> int:
        partners = {")": "(", "]": "[", "}": "{"}
        open_positions = []
        for i, bracket in enumerate(text):
            if bracket not in partners:
                open_positions.append(i)
            elif not open_positions:
                return i
            else:
                opening = open_positions.pop()
                if text[opening] != partners[bracket]:
                    return opening
        return open_positions[0] if open_positions else -1
