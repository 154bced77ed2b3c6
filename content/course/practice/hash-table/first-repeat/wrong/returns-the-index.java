// wrong: returns the position of the scan (Wrong Answer)
class Solution {
    public int firstRepeat(int[] tickets) {
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < tickets.length; i++) {
            if (!seen.add(tickets[i])) {
                return i;
            }
        }
        return -1;
    }
}
