// wrong: counts the numbers on the display, the first one included (Wrong Answer)
class Solution {
    public int fewestMoves(int n) {
        if (n <= 3) {
            return n == 1 ? 1 : 2;
        }
        Integer known = answers.get(n);
        if (known != null) {
            return known;
        }
        int byTwo = n % 2 + 1 + fewestMoves(n / 2);
        int byThree = n % 3 + 1 + fewestMoves(n / 3);
        answers.put(n, Math.min(byTwo, byThree));
        return Math.min(byTwo, byThree);
    }

    private final Map<Integer, Integer> answers = new HashMap<>();
}
