class Solution:
    def busiestStops(self, n: int, tracks: List[List[int]]) -> List[int]:
        neighbors = [set() for _ in range(n)]
        for a, b in tracks:
            neighbors[a].add(b)
            neighbors[b].add(a)
        most = max(map(len, neighbors))
        return [stop for stop in range(n) if len(neighbors[stop]) == most]
