class Solution {
    public int fewestMoves(int n) {
        return moves(n, new Integer[n + 1]);
    }

    private int moves(int m, Integer[] memo) {
        if (m == 1) {
            return 0;
        }
        if (memo[m] == null) {
            int fewest = moves(m - 1, memo);
            if (m % 2 == 0) {
                fewest = Math.min(fewest, moves(m / 2, memo));
            }
            if (m % 3 == 0) {
                fewest = Math.min(fewest, moves(m / 3, memo));
            }
            memo[m] = 1 + fewest;
        }
        return memo[m];
    }
}
