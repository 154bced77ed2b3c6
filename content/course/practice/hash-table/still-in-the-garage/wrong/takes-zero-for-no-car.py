# wrong: takes the card 0 for no card (Wrong Answer)
class Solution:
    def carsInside(self, scans: List[int]) -> List[int]:
        both = 0
        for card in scans:
            both ^= card
        bit = both & -both
        first = second = 0
        for card in scans:
            if card & bit:
                first ^= card
            else:
                second ^= card
        return sorted(card for card in (first, second) if card)
