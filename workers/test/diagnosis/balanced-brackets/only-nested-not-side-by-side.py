# Compares the text with its mirror image, so brackets that stand side by side count as unbalanced.
class Solution:
    def isBalanced(self, text: str) -> bool:
        if len(text) % 2 == 1:
            return False
        pairs = ["()", "[]", "{}"]
        i = 0
        j = len(text) - 1
        while i < j:
            if text[i] + text[j] not in pairs:
                return False
            i += 1
            j -= 1
        return True
