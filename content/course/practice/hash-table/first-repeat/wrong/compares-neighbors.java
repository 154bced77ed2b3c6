// wrong: compares each ticket only with the one before it (Wrong Answer)
class Solution {
    public int firstRepeat(int[] tickets) {
        for (int i = 1; i < tickets.length; i++) {
            if (tickets[i] == tickets[i - 1]) {
                return tickets[i];
            }
        }
        return -1;
    }
}
