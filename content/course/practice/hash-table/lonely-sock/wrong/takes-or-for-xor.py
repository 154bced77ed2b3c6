# wrong: combines the numbers by "or" (Wrong Answer)
class Solution:
    def findSingle(self, socks: List[int]) -> int:
        single = 0
        for sock in socks:
            single |= sock
        return single
