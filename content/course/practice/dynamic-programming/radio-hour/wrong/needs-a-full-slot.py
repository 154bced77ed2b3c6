# wrong: counts only choices that fill the slot (Wrong Answer)
class Solution:
    def mostVotes(self, minutes: List[int], votes: List[int], slot: int) -> int:
        best = [0] + [float("-inf")] * slot
        for length, count in zip(minutes, votes):
            for t in range(slot, length - 1, -1):
                best[t] = max(best[t], best[t - length] + count)
        return max(0, best[slot])
