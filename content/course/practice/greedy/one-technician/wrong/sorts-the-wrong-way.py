# wrong: begins with the smallest loss per hour of repair (Wrong Answer)
class Solution:
    def smallestLoss(self, hours: List[int], losses: List[int]) -> int:
        clock = total = 0
        for time, loss in sorted(zip(hours, losses), key=lambda machine: machine[1] / machine[0]):
            clock += time
            total += clock * loss
        return total
