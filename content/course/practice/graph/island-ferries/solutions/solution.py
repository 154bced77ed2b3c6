class Solution:
    def countGroups(self, n: int, ferries: List[List[int]]) -> int:
        neighbors = [[] for _ in range(n)]
        for a, b in ferries:
            neighbors[a].append(b)
            neighbors[b].append(a)
        marked = [False] * n
        groups = 0
        for start in range(n):
            if marked[start]:
                continue
            groups += 1
            marked[start] = True
            stack = [start]
            while stack:
                for other in neighbors[stack.pop()]:
                    if not marked[other]:
                        marked[other] = True
                        stack.append(other)
        return groups
