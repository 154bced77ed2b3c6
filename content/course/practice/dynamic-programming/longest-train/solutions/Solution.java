class Solution {
    public int mostWagons(int[] weights) {
        int[] ends = new int[weights.length];
        int count = 0;
        for (int weight : weights) {
            int low = 0, high = count;
            while (low < high) {
                int middle = (low + high) / 2;
                if (ends[middle] > weight) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            ends[low] = weight;
            count = Math.max(count, low + 1);
        }
        return count;
    }
}
