// wrong: divides by 3 or 2 whenever it can (Wrong Answer)
class Solution {
    public int fewestMoves(int n) {
        int moves = 0;
        while (n > 1) {
            n = n % 3 == 0 ? n / 3 : n % 2 == 0 ? n / 2 : n - 1;
            moves++;
        }
        return moves;
    }
}
