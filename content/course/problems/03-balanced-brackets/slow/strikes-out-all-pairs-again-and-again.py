# slow: strikes out all pairs side by side and starts again until nothing changes, O(n^2) for a deep nest (Time Limit Exceeded)
class Solution:
    def isBalanced(self, text: str) -> bool:
        length = -1
        while len(text) != length:
            length = len(text)
            text = text.replace("()", "").replace("[]", "").replace("{}", "")
        return not text
