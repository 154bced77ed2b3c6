# slow: takes out each cable in turn and searches the whole office, O(n^2) (Time Limit Exceeded)
class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        n = len(cables)
        for spare in reversed(range(n)):
            neighbors = defaultdict(list)
            for i, (a, b) in enumerate(cables):
                if i != spare:
                    neighbors[a].append(b)
                    neighbors[b].append(a)
            reached, waiting = {1}, [1]
            while waiting:
                for computer in neighbors[waiting.pop()]:
                    if computer not in reached:
                        reached.add(computer)
                        waiting.append(computer)
            if len(reached) == n:
                return cables[spare]
        return []
