class Solution {
public:
    int fewestMoves(int n) {
        vector<int> memo(n + 1, -1);
        return moves(n, memo);
    }

private:
    int moves(int m, vector<int>& memo) {
        if (m == 1) return 0;
        if (memo[m] == -1) {
            int fewest = moves(m - 1, memo);
            if (m % 2 == 0) fewest = min(fewest, moves(m / 2, memo));
            if (m % 3 == 0) fewest = min(fewest, moves(m / 3, memo));
            memo[m] = 1 + fewest;
        }
        return memo[m];
    }
};
