# wrong: only compares how many enter and leave (Wrong Answer)
class Solution:
    def isPossible(self, log: str) -> bool:
        return log.count("(") == log.count(")")
