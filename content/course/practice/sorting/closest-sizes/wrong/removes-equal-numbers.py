# wrong: forgets that two slats may have the same number (Wrong Answer)
class Solution:
    def smallestGap(self, lengths: List[int]) -> int:
        ordered = sorted(set(lengths)) * (1 if len(set(lengths)) > 1 else 2)
        return min(b - a for a, b in zip(ordered, ordered[1:]))
