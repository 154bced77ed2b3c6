class Solution {
    public boolean comesToAnEnd(int[] next) {
        int slow = 0, fast = 0;
        while (true) {
            fast = next[fast];
            if (fast == -1) {
                return true;
            }
            fast = next[fast];
            if (fast == -1) {
                return true;
            }
            slow = next[slow];
            if (slow == fast) {
                return false;
            }
        }
    }
}
