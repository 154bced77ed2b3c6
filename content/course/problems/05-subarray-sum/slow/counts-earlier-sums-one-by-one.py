# slow: keeps all earlier sums in a list and counts the wanted one in it every day, O(n^2) (Time Limit Exceeded)
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        sums = [0]
        total = found = 0
        for change in nums:
            total += change
            found += sums.count(total - target)
            sums.append(total)
        return found
