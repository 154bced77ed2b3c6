class Solution:
    def fewestMoves(self, n: int) -> int:
        memo = {1: 0}

        def moves(m):
            if m not in memo:
                fewest = moves(m - 1)
                if m % 2 == 0:
                    fewest = min(fewest, moves(m // 2))
                if m % 3 == 0:
                    fewest = min(fewest, moves(m // 3))
                memo[m] = 1 + fewest
            return memo[m]

        return moves(n)
