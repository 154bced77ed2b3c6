// wrong: compares neighbors without sorting (Wrong Answer)
class Solution {
    public int findSingle(int[] socks) {
        for (int i = 0; i + 1 < socks.length; i += 2) {
            if (socks[i] != socks[i + 1]) {
                return socks[i];
            }
        }
        return socks[socks.length - 1];
    }
}
