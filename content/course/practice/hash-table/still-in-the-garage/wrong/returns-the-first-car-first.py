# wrong: returns the cars in the order in which they came, not by their numbers (Wrong Answer)
class Solution:
    def carsInside(self, scans: List[int]) -> List[int]:
        inside = {}
        for card in scans:
            if card in inside:
                del inside[card]
            else:
                inside[card] = True
        return list(inside)
