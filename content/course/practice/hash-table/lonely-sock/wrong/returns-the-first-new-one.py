# wrong: returns the last number that was new (Wrong Answer)
class Solution:
    def findSingle(self, socks: List[int]) -> int:
        seen, single = set(), socks[0]
        for sock in socks:
            if sock not in seen:
                seen.add(sock)
                single = sock
        return single
