// slow: tries each first split without remembering the answers (Time Limit Exceeded)
class Solution {
    public int shortestSplitting(int length, int[] marks) {
        int[] places = new int[marks.length + 2];
        System.arraycopy(marks, 0, places, 1, marks.length);
        places[marks.length + 1] = length;
        Arrays.sort(places);
        return split(places, 0, places.length - 1);
    }

    private int split(int[] places, int i, int j) {
        int least = j - i < 2 ? places[i] - places[j] : Integer.MAX_VALUE / 2;
        for (int m = i + 1; m < j; m++) {
            least = Math.min(least, split(places, i, m) + split(places, m, j));
        }
        return least + places[j] - places[i];
    }
}
