# slow: searches a list of the cars inside for each scan, O(n^2) (Time Limit Exceeded)
class Solution:
    def carsInside(self, scans: List[int]) -> List[int]:
        inside = []
        for card in scans:
            if card in inside:
                inside.remove(card)
            else:
                inside.append(card)
        return sorted(inside)
