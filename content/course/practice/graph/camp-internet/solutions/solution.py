class Solution:
    def cheapestNetwork(self, dishes: List[int], links: List[List[int]]) -> int:
        satellite = len(dishes)
        connections = [(cost, a, b) for a, b, cost in links]
        connections += [(cost, camp, satellite) for camp, cost in enumerate(dishes)]
        parents = list(range(satellite + 1))

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
