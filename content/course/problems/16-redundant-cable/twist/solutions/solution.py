class Solution:
    def redundantCable(self, n: int, cables: List[List[int]]) -> int:
        if len(cables) < n - 1:
            return -1
        parents = list(range(n + 1))

        def find(computer):
            while parents[computer] != computer:
                parents[computer] = parents[parents[computer]]
                computer = parents[computer]
            return computer

        groups = n
        for a, b in cables:
            root_a, root_b = find(a), find(b)
            if root_a != root_b:
                parents[root_a] = root_b
                groups -= 1
        return groups - 1
