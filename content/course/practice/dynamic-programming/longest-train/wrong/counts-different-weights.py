# wrong: sorts the wagons (Wrong Answer)
class Solution:
    def mostWagons(self, weights: List[int]) -> int:
        return len(set(weights))
