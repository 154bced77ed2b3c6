# slow: tries all choices (Time Limit Exceeded)
class Solution:
    def mostVotes(self, minutes: List[int], votes: List[int], slot: int) -> int:
        def best(i, t):
            if i == len(minutes):
                return 0
            without = best(i + 1, t)
            return without if minutes[i] > t else max(without, votes[i] + best(i + 1, t - minutes[i]))
        return best(0, slot)
