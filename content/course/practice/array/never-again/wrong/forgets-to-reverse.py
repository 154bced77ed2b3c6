# wrong: returns the prices from the last day to the first (Wrong Answer)
class Solution:
    def neverAgain(self, prices: List[int]) -> List[int]:
        seen = []
        highest = 0
        for price in reversed(prices):
            if price > highest:
                highest = price
                seen.append(price)
        return seen
