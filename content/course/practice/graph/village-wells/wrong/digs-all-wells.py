# wrong: digs a well in each village (Wrong Answer)
class Solution:
    def cheapestSupply(self, wells: List[int], pipes: List[List[int]]) -> int:
        return sum(wells)
