class Solution {
    public int shortestSplitting(int length, int[] marks) {
        int[] places = new int[marks.length + 2];
        System.arraycopy(marks, 0, places, 1, marks.length);
        places[marks.length + 1] = length;
        Arrays.sort(places);
        int[][] cost = new int[places.length][places.length];
        for (int distance = 2; distance < places.length; distance++) {
            for (int i = 0; i + distance < places.length; i++) {
                int j = i + distance;
                int least = Integer.MAX_VALUE;
                for (int m = i + 1; m < j; m++) {
                    least = Math.min(least, cost[i][m] + cost[m][j]);
                }
                cost[i][j] = least + places[j] - places[i];
            }
        }
        return cost[0][places.length - 1];
    }
}
