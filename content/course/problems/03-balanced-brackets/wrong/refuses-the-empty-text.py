# wrong: says that the empty text is not balanced (Wrong Answer)
class Solution:
    def isBalanced(self, text: str) -> bool:
        if not text:
            return False
        closer_of = {"(": ")", "[": "]", "{": "}"}
        due = []
        for bracket in text:
            if bracket in closer_of:
                due.append(closer_of[bracket])
            elif not due or due.pop() != bracket:
                return False
        return not due
