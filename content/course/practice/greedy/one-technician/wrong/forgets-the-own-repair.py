# wrong: ends the loss of a machine when its repair begins (Wrong Answer)
class Solution:
    def smallestLoss(self, hours: List[int], losses: List[int]) -> int:
        machines = sorted(zip(hours, losses), key=lambda machine: machine[1] / machine[0], reverse=True)
        clock = total = 0
        for time, loss in machines:
            total += clock * loss
            clock += time
        return total
