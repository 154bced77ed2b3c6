# wrong: refuses the empty log (Wrong Answer)
class Solution:
    def isPossible(self, log: str) -> bool:
        inside = 0
        for sign in log:
            inside += 1 if sign == "(" else -1
            if inside < 0:
                return False
        return log != "" and inside == 0
