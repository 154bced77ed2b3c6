class Solution {
    public List<Integer> countSwitches(int[] codes) {
        List<Integer> counts = new ArrayList<>();
        for (int code : codes) {
            counts.add(onesOf(code));
        }
        return counts;
    }

    private int onesOf(int n) {
        return n == 0 ? 0 : onesOf(n / 2) + n % 2;
    }
}
