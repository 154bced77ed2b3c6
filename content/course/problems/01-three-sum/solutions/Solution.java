class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        List<List<Integer>> triples = new ArrayList<>();
        for (int i = 0; i + 2 < sorted.length && sorted[i] <= 0; i++) {
            if (i > 0 && sorted[i] == sorted[i - 1]) {
                continue;
            }
            int low = i + 1;
            int high = sorted.length - 1;
            while (low < high) {
                int sum = sorted[i] + sorted[low] + sorted[high];
                if (sum < 0) {
                    low++;
                } else if (sum > 0) {
                    high--;
                } else {
                    triples.add(List.of(sorted[i], sorted[low], sorted[high]));
                    low++;
                    high--;
                    while (low < high && sorted[low] == sorted[low - 1]) {
                        low++;
                    }
                }
            }
        }
        return triples;
    }
}
