# slow: looks for the largest ratio among all machines that wait, after each repair, O(n^2) (Time Limit Exceeded)
class Solution:
    def smallestLoss(self, hours: List[int], losses: List[int]) -> int:
        waiting = list(zip(hours, losses))
        clock = total = 0
        while waiting:
            machine = max(waiting, key=lambda machine: machine[1] / machine[0])
            waiting.remove(machine)
            clock += machine[0]
            total += clock * machine[1]
        return total
