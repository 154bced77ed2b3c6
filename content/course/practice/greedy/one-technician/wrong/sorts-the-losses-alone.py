# wrong: sorts hours and losses independently, which gives machines the losses of others (Wrong Answer)
class Solution:
    def smallestLoss(self, hours: List[int], losses: List[int]) -> int:
        clock = total = 0
        for time, loss in zip(sorted(hours), sorted(losses, reverse=True)):
            clock += time
            total += clock * loss
        return total
