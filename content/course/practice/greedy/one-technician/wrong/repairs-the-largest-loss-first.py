# wrong: begins with the largest loss and ignores how long the repair takes (Wrong Answer)
class Solution:
    def smallestLoss(self, hours: List[int], losses: List[int]) -> int:
        clock = total = 0
        for time, loss in sorted(zip(hours, losses), key=lambda machine: -machine[1]):
            clock += time
            total += clock * loss
        return total
