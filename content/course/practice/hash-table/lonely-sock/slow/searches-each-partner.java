// slow: searches the whole list for each sock (Time Limit Exceeded)
class Solution {
    public int findSingle(int[] socks) {
        for (int i = 0; i < socks.length; i++) {
            boolean hasPartner = false;
            for (int j = 0; j < socks.length; j++) {
                hasPartner |= i != j && socks[i] == socks[j];
            }
            if (!hasPartner) {
                return socks[i];
            }
        }
        return 0;
    }
}
