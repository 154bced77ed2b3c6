// slow: computes the same answers again and again (Time Limit Exceeded)
class Solution {
    public int fewestMoves(int n) {
        if (n == 1) {
            return 0;
        }
        int fewest = fewestMoves(n - 1);
        if (n % 2 == 0) {
            fewest = Math.min(fewest, fewestMoves(n / 2));
        }
        if (n % 3 == 0) {
            fewest = Math.min(fewest, fewestMoves(n / 3));
        }
        return 1 + fewest;
    }
}
