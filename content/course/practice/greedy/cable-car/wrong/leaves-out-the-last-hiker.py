# wrong: forgets the hiker in the middle (Wrong Answer)
class Solution:
    def fewestCabins(self, weights: List[int], limit: int) -> int:
        ordered = sorted(weights)
        low, high = 0, len(ordered) - 1
        cabins = 0
        while low < high:
            if ordered[low] + ordered[high] <= limit:
                low += 1
            high -= 1
            cabins += 1
        return cabins
