# wrong: subtracts only if no division is possible (Wrong Answer)
class Solution:
    def fewestMoves(self, n: int) -> int:
        memo = {1: 0}

        def moves(m):
            if m not in memo:
                quotients = [m // by for by in (2, 3) if m % by == 0]
                memo[m] = 1 + min(moves(number) for number in quotients or [m - 1])
            return memo[m]

        return moves(n)
