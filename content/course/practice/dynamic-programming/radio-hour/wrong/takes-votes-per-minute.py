# wrong: takes the most votes per minute first (Wrong Answer)
class Solution:
    def mostVotes(self, minutes: List[int], votes: List[int], slot: int) -> int:
        total = 0
        for length, count in sorted(zip(minutes, votes), key=lambda song: -song[1] / song[0]):
            if length <= slot:
                slot -= length
                total += count
        return total
