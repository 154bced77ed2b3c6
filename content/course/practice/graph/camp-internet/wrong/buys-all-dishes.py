# wrong: buys a dish in each camp (Wrong Answer)
class Solution:
    def cheapestNetwork(self, dishes: List[int], links: List[List[int]]) -> int:
        return sum(dishes)
