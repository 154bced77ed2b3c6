class Solution:
    def carsInside(self, scans: List[int]) -> List[int]:
        both = 0
        for card in scans:
            both ^= card
        # The two cards differ in this bit.
        bit = both & -both
        first = 0
        for card in scans:
            if card & bit:
                first ^= card
        return sorted([first, both ^ first])
