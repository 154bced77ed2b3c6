# wrong: removes pairs that are listed twice, but not in the other order (Wrong Answer)
class Solution:
    def busiestStops(self, n: int, tracks: List[List[int]]) -> List[int]:
        counts = [0] * n
        for a, b in set(map(tuple, tracks)):
            counts[a] += 1
            counts[b] += 1
        most = max(counts)
        return [stop for stop in range(n) if counts[stop] == most]
