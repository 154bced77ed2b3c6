class Solution {
    public int findSingle(int[] socks) {
        int single = 0;
        for (int sock : socks) {
            single ^= sock;
        }
        return single;
    }
}
