# wrong: looks up target - total instead of total - target (Wrong Answer)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        times_seen = {0: 1}
        total = found = 0
        for change in nums:
            total += change
            found += times_seen.get(target - total, 0)
            times_seen[total] = times_seen.get(total, 0) + 1
        return found
