# wrong: returns the first cable of the ring instead of the last (Wrong Answer)
class Solution:
    def redundantCable(self, cables: List[List[int]]) -> List[int]:
        cables_at = defaultdict(set)
        for i, (a, b) in enumerate(cables):
            cables_at[a].add(i)
            cables_at[b].add(i)
        ends = [computer for computer, at in cables_at.items() if len(at) == 1]
        on_ring = set(range(len(cables)))
        while ends:
            computer = ends.pop()
            if not cables_at[computer]:
                continue
            i = cables_at[computer].pop()
            on_ring.remove(i)
            other = sum(cables[i]) - computer
            cables_at[other].remove(i)
            if len(cables_at[other]) == 1:
                ends.append(other)
        return cables[min(on_ring)]
