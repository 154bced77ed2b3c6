class Solution:
    def mostVotes(self, minutes: List[int], votes: List[int], slot: int) -> int:
        best = [0] * (slot + 1)
        for length, count in zip(minutes, votes):
            for t in range(slot, length - 1, -1):
                best[t] = max(best[t], best[t - length] + count)
        return best[slot]
