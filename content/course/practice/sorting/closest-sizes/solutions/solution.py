class Solution:
    def smallestGap(self, lengths: List[int]) -> int:
        ordered = sorted(lengths)
        return min(b - a for a, b in zip(ordered, ordered[1:]))
