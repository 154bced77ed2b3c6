// Right: breadth-first over the sums with a bit set for each number of coins.
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        BitSet reached = new BitSet();
        List<Integer> layer = List.of(amount);
        reached.set(amount);
        for (int n = 0; !layer.isEmpty(); n++) {
            if (reached.get(0)) return n;
            List<Integer> next = new ArrayList<>();
            for (int rest : layer) {
                for (int c : coins) {
                    if (c > rest || reached.get(rest - c)) continue;
                    reached.set(rest - c);
                    next.add(rest - c);
                }
            }
            layer = next;
        }
        return -1;
    }
}
