# Forgets that the sum 0 was seen once before the first day, so ranges from the first day on aren't counted.
class Solution:
    def countSubarrays(self, nums: List[int], target: int) -> int:
        seen = {}
        running = 0
        answer = 0
        for x in nums:
            running += x
            answer += seen.get(running - target, 0)
            seen[running] = seen.get(running, 0) + 1
        return answer
