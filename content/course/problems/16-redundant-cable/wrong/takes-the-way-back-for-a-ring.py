# wrong: walks from computer to computer and takes the cable it came by for a ring (Wrong Answer)
class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        neighbours = defaultdict(list)

        def has_ring(start):
            seen, waiting = {start}, [start]
            while waiting:
                for neighbour in neighbours[waiting.pop()]:
                    if neighbour in seen:
                        return True
                    seen.add(neighbour)
                    waiting.append(neighbour)
            return False

        for a, b in cables:
            neighbours[a].append(b)
            neighbours[b].append(a)
            if has_ring(a):
                return [a, b]
        return []
