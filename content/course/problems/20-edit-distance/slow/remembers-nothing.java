// slow: tries all three steps for the rest of the words, remembers nothing and stops only when there are too many steps (Time Limit Exceeded)
class Solution {
    private String a;
    private String b;
    private int best;

    public int editDistance(String a, String b) {
        this.a = a;
        this.b = b;
        best = Math.max(a.length(), b.length());
        change(0, 0, 0);
        return best;
    }

    private void change(int i, int j, int steps) {
        int restA = a.length() - i;
        int restB = b.length() - j;
        if (steps + Math.abs(restA - restB) >= best) {
            return;
        }
        if (restA == 0 || restB == 0) {
            best = steps + restA + restB;
        } else if (a.charAt(i) == b.charAt(j)) {
            change(i + 1, j + 1, steps);
        } else {
            change(i + 1, j + 1, steps + 1);
            change(i + 1, j, steps + 1);
            change(i, j + 1, steps + 1);
        }
    }
}
