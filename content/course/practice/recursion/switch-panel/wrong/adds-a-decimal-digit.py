# wrong: adds the last decimal digit (Wrong Answer)
class Solution:
    def countSwitches(self, codes: List[int]) -> List[int]:
        def ones_of(n):
            return 0 if n == 0 else ones_of(n // 2) + n % 10

        return [ones_of(code) for code in codes]
