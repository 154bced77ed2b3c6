# wrong: lists the lower number first instead of returning the cable as it was listed (Wrong Answer)
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
                return sorted([a, b])
            parents[root_a] = root_b
        return []
