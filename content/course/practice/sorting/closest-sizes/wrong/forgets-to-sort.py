# wrong: compares neighbors without sorting (Wrong Answer)
class Solution:
    def smallestGap(self, lengths: List[int]) -> int:
        ordered = lengths
        return min(abs(b - a) for a, b in zip(ordered, ordered[1:]))
