# wrong: forgets that 3 needs one move (Wrong Answer)
class Solution:
    def fewestMoves(self, n: int) -> int:
        @cache
        def moves(m):
            if m <= 2:
                return m - 1
            if m == 3:
                return 2
            return 1 + min(m % 2 + moves(m // 2), m % 3 + moves(m // 3))

        return moves(n)
