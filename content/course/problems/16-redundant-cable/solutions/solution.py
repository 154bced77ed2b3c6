class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        parents = list(range(len(cables) + 1))

        def find(computer):
            while parents[computer] != computer:
                parents[computer] = parents[parents[computer]]
                computer = parents[computer]
            return computer

        for a, b in cables:
            root_a, root_b = find(a), find(b)
            if root_a == root_b:
                return [a, b]
            parents[root_a] = root_b
        return []
