# wrong: splits from left to right (Wrong Answer)
class Solution:
    def shortestSplitting(self, length: int, marks: List[int]) -> int:
        total, start = 0, 0
        for mark in sorted(marks):
            total += length - start
            start = mark
        return total
