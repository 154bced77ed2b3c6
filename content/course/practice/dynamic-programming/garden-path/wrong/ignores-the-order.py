# wrong: counts rows with the same slabs once (Wrong Answer)
class Solution:
    def countWays(self, length: int) -> int:
        return length // 2 + 1
