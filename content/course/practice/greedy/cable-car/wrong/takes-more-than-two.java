// wrong: fills a cabin with as many light hikers as fit (Wrong Answer)
class Solution {
    public int fewestCabins(int[] weights, int limit) {
        int[] sorted = weights.clone();
        Arrays.sort(sorted);
        int low = 0, cabins = 0;
        for (int high = sorted.length - 1; low <= high; high--) {
            int weight = sorted[high];
            while (low < high && weight + sorted[low] <= limit) {
                weight += sorted[low++];
            }
            cabins++;
        }
        return cabins;
    }
}
