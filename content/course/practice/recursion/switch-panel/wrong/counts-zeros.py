# wrong: counts the zeros (Wrong Answer)
class Solution:
    def countSwitches(self, codes: List[int]) -> List[int]:
        def ones_of(n):
            return 0 if n == 0 else ones_of(n // 2) + (n + 1) % 2

        return [ones_of(code) for code in codes]
