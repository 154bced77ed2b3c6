class Solution:
    def neverAgain(self, prices: List[int]) -> List[int]:
        seen = []
        highest = 0
        for price in reversed(prices):
            if price > highest:
                highest = price
                seen.append(price)
        return seen[::-1]
