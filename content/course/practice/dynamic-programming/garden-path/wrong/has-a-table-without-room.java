// wrong: the table has no room for a path of 0 meters (Runtime Error)
class Solution {
    public int countWays(int length) {
        int[] ways = new int[length + 1];
        ways[0] = 1;
        ways[1] = 1;
        for (int i = 2; i <= length; i++) {
            ways[i] = ways[i - 1] + ways[i - 2];
        }
        return ways[length];
    }
}
