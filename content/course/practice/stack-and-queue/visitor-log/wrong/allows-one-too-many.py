# wrong: notices an exit too many only at the second one (Wrong Answer)
class Solution:
    def isPossible(self, log: str) -> bool:
        inside = 0
        for sign in log:
            inside += 1 if sign == "(" else -1
            if inside < -1:
                return False
        return inside == 0
