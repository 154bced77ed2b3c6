class Solution:
    def listBaskets(self, prices: List[int], k: int, total: int) -> List[List[int]]:
        baskets = []
        basket = []

        def choose(start, missing, money):
            if missing == 0:
                if money == 0:
                    baskets.append(basket[:])
                return
            for i in range(start, len(prices)):
                if prices[i] <= money:
                    basket.append(prices[i])
                    choose(i + 1, missing - 1, money - prices[i])
                    basket.pop()

        choose(0, k, total)
        return baskets
