# wrong: counts the places at which the words differ, and the letters left over (Wrong Answer)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        return sum(x != y for x, y in zip(a, b)) + abs(len(a) - len(b))
