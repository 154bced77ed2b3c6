class Solution:
    def cheapestSupply(self, wells: List[int], pipes: List[List[int]]) -> int:
        water = len(wells)
        connections = [(cost, a, b) for a, b, cost in pipes]
        connections += [(cost, village, water) for village, cost in enumerate(wells)]
        parents = list(range(water + 1))

        def find(place):
            while parents[place] != place:
                parents[place] = parents[parents[place]]
                place = parents[place]
            return place

        total = 0
        for cost, a, b in sorted(connections):
            a, b = find(a), find(b)
            if a != b:
                parents[a] = b
                total += cost
        return total
