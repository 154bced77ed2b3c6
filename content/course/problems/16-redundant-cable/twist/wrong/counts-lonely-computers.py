# wrong: moves a cable only to computers without any (Wrong Answer)
class Solution:
    def redundantCable(self, n: int, cables: List[List[int]]) -> int:
        if len(cables) < n - 1:
            return -1
        joined = {computer for cable in cables for computer in cable}
        return n - len(joined) if n > 1 else 0
