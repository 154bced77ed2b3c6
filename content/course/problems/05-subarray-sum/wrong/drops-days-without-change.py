# wrong: takes out the days without change, though each of them makes a range of its own (Wrong Answer)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        times_seen = {0: 1}
        total = found = 0
        for change in nums:
            if change == 0:
                continue
            total += change
            found += times_seen.get(total - target, 0)
            times_seen[total] = times_seen.get(total, 0) + 1
        return found
