# slow: counts through the whole plan for each caller (Time Limit Exceeded)
class Solution:
    def countAffordable(self, prices: List[List[int]], budgets: List[int]) -> List[int]:
        return [sum(price <= budget for row in prices for price in row) for budget in budgets]
