# wrong: ends one day too early, so ranges up to the last day are missing (Wrong Answer)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        levels = [0, *itertools.accumulate(nums)]
        times_seen = Counter()
        found = 0
        for i in range(len(nums)):
            found += times_seen[levels[i] - target]
            times_seen[levels[i]] += 1
        return found
