# wrong: goes to the cheaper neighbor in each step (Wrong Answer)
class Solution:
    def leastEffort(self, cost: List[List[int]]) -> int:
        r = c = 0
        total = cost[0][0]
        if total == -1:
            return -1
        while (r, c) != (len(cost) - 1, len(cost[0]) - 1):
            ways = [(cost[i][j], i, j) for i, j in ((r + 1, c), (r, c + 1))
                    if i < len(cost) and j < len(cost[0]) and cost[i][j] != -1]
            if not ways:
                return -1
            here, r, c = min(ways)
            total += here
        return total
