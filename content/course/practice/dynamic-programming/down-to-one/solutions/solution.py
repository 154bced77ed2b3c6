class Solution:
    def fewestMoves(self, n: int) -> int:
        @cache
        def moves(m):
            if m <= 3:
                return 0 if m == 1 else 1
            return 1 + min(m % 2 + moves(m // 2), m % 3 + moves(m // 3))

        return moves(n)
