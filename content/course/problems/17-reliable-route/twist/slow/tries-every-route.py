# slow: tries every route, exponential (Time Limit Exceeded)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int, most: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))

        def best(node, left):
            if node == end:
                return 1.0
            if left == 0:
                return 0.0
            return max((factor * best(other, left - 1) for other, factor in neighbors[node]), default=0.0)

        return best(start, most)
