# slow: tries for each coin and each sum how often the coin is used, O(k n^2) (Time Limit Exceeded)
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        none = amount + 1
        fewest = [0] + [none] * amount
        for coin in coins:
            following = []
            for total in range(amount + 1):
                best = none
                for count in range(total // coin + 1):
                    best = min(best, fewest[total - count * coin] + count)
                following.append(best)
            fewest = following
        return fewest[amount] if fewest[amount] < none else -1
