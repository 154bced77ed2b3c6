class Solution:
    def countAffordable(self, prices: List[List[int]], budgets: List[int]) -> List[int]:
        counts = []
        for budget in budgets:
            count, row, column = 0, 0, len(prices[0]) - 1
            while row < len(prices) and column >= 0:
                if prices[row][column] > budget:
                    column -= 1
                else:
                    count += column + 1
                    row += 1
            counts.append(count)
        return counts
