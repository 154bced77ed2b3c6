class Solution {
    public int firstRepeat(int[] tickets) {
        Set<Integer> seen = new HashSet<>();
        for (int ticket : tickets) {
            if (!seen.add(ticket)) {
                return ticket;
            }
        }
        return -1;
    }
}
