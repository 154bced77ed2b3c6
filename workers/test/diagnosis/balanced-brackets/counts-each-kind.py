# Only counts the open brackets of each kind, so brackets of different kinds may cross.
class Solution:
    def isBalanced(self, text: str) -> bool:
        level = {"(": 0, "[": 0, "{": 0}
        match = {")": "(", "]": "[", "}": "{"}
        for c in text:
            if c in level:
                level[c] += 1
            else:
                level[match[c]] -= 1
                if level[match[c]] < 0:
                    return False
        return all(v == 0 for v in level.values())
