# wrong: uses a queue, so a closer is compared with the oldest open bracket (Wrong Answer)
class Solution:
    def isBalanced(self, text: str) -> bool:
        closer_of = {"(": ")", "[": "]", "{": "}"}
        due = deque()
        for bracket in text:
            if bracket in closer_of:
                due.append(closer_of[bracket])
            elif not due or due.popleft() != bracket:
                return False
        return not due
