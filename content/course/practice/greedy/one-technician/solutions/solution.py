class Solution:
    def smallestLoss(self, hours: List[int], losses: List[int]) -> int:
        machines = sorted(zip(hours, losses), key=lambda machine: machine[1] / machine[0], reverse=True)
        clock = 0
        total = 0
        for time, loss in machines:
            clock += time
            total += clock * loss
        return total
