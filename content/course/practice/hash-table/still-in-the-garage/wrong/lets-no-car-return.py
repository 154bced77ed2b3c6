# wrong: never counts a car as inside again after it has left (Wrong Answer)
class Solution:
    def carsInside(self, scans: List[int]) -> List[int]:
        inside = set()
        left = set()
        for card in scans:
            if card in inside:
                inside.remove(card)
                left.add(card)
            elif card not in left:
                inside.add(card)
        return sorted(inside)
