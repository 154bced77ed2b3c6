# wrong: walks from computer to computer and takes the cable it came by for a ring (Wrong Answer)
class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        neighbors = defaultdict(list)

        def has_ring(start):
            seen, waiting = {start}, [start]
            while waiting:
                for neighbor in neighbors[waiting.pop()]:
                    if neighbor in seen:
                        return True
                    seen.add(neighbor)
                    waiting.append(neighbor)
            return False

        for a, b in cables:
            neighbors[a].append(b)
            neighbors[b].append(a)
            if has_ring(a):
                return [a, b]
        return []
