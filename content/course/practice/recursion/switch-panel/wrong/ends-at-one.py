# wrong: ends at 1 with 0 ones (Wrong Answer)
class Solution:
    def countSwitches(self, codes: List[int]) -> List[int]:
        def ones_of(n):
            return 0 if n <= 1 else ones_of(n // 2) + n % 2

        return [ones_of(code) for code in codes]
