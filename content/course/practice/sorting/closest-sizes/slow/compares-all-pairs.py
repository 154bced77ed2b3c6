# slow: compares all pairs (Time Limit Exceeded)
class Solution:
    def smallestGap(self, lengths: List[int]) -> int:
        smallest = float('inf')
        for i in range(len(lengths)):
            for j in range(i):
                smallest = min(smallest, abs(lengths[i] - lengths[j]))
        return smallest
