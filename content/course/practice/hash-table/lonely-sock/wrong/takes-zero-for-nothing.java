// wrong: skips the number 0, and finds nothing if it is the lonely one (Wrong Answer)
class Solution {
    public int findSingle(int[] socks) {
        Set<Integer> open = new HashSet<>();
        for (int sock : socks) {
            if (sock != 0 && !open.add(sock)) {
                open.remove(sock);
            }
        }
        return open.isEmpty() ? -1 : open.iterator().next();
    }
}
