# slow: looks for a pair side by side, strikes it out and starts again at the front, O(n^2) (Time Limit Exceeded)
class Solution:
    def isBalanced(self, text: str) -> bool:
        brackets = list(text)
        i = 0
        while i + 1 < len(brackets):
            if brackets[i] + brackets[i + 1] in ("()", "[]", "{}"):
                del brackets[i:i + 2]
                i = 0
            else:
                i += 1
        return not brackets
