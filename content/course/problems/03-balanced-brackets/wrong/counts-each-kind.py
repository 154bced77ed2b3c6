# wrong: counts each kind on its own and so accepts crossed pairs like ([)] (Wrong Answer)
class Solution:
    def isBalanced(self, text: str) -> bool:
        kind = {"(": 0, ")": 0, "[": 1, "]": 1, "{": 2, "}": 2}
        open_ones = [0, 0, 0]
        for bracket in text:
            open_ones[kind[bracket]] += 1 if bracket in "([{" else -1
            if open_ones[kind[bracket]] < 0:
                return False
        return open_ones == [0, 0, 0]
