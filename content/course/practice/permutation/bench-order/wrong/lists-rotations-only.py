# wrong: lists only the rotations (Wrong Answer)
class Solution:
    def listSeatings(self, guests: List[int]) -> List[List[int]]:
        return [guests[i:] + guests[:i] for i in range(len(guests))]
