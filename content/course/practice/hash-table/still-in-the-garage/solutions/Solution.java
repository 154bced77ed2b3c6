class Solution {
    public int[] carsInside(int[] scans) {
        int both = 0;
        for (int card : scans) {
            both ^= card;
        }
        // The two cards differ in this bit.
        int bit = both & -both;
        int first = 0;
        for (int card : scans) {
            if ((card & bit) != 0) {
                first ^= card;
            }
        }
        int second = both ^ first;
        return new int[] {Math.min(first, second), Math.max(first, second)};
    }
}
