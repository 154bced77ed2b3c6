// wrong: returns any day with exactly this ripeness (Wrong Answer)
class Solution {
    public int firstRipeDay(int[] ripeness, int least) {
        int at = Arrays.binarySearch(ripeness, least);
        if (at >= 0) {
            return at;
        }
        int next = -at - 1;
        return next < ripeness.length ? next : -1;
    }
}
