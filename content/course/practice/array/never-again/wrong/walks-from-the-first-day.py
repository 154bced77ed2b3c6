# wrong: finds the prices that were never reached before (Wrong Answer)
class Solution:
    def neverAgain(self, prices: List[int]) -> List[int]:
        seen = []
        highest = 0
        for price in prices:
            if price > highest:
                highest = price
                seen.append(price)
        return seen
