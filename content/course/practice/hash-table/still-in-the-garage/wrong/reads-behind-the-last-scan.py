# wrong: compares each sorted scan with the next one, even the last (Runtime Error)
class Solution:
    def carsInside(self, scans: List[int]) -> List[int]:
        cards = sorted(scans)
        inside = []
        i = 0
        while i < len(cards):
            if cards[i] == cards[i + 1]:
                i += 2
            else:
                inside.append(cards[i])
                i += 1
        return inside
