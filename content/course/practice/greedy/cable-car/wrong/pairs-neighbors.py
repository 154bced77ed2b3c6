# wrong: pairs neighbors of the sorted list (Wrong Answer)
class Solution:
    def fewestCabins(self, weights: List[int], limit: int) -> int:
        ordered = sorted(weights)
        cabins = i = 0
        while i < len(ordered):
            if i + 1 < len(ordered) and ordered[i] + ordered[i + 1] <= limit:
                i += 1
            i += 1
            cabins += 1
        return cabins
