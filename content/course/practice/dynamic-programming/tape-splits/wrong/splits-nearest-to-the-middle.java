// wrong: splits each piece at the mark nearest to its middle (Wrong Answer)
class Solution {
    public int shortestSplitting(int length, int[] marks) {
        int[] places = new int[marks.length + 2];
        System.arraycopy(marks, 0, places, 1, marks.length);
        places[marks.length + 1] = length;
        Arrays.sort(places);
        return split(places, 0, places.length - 1);
    }

    private int split(int[] places, int i, int j) {
        if (j - i < 2) {
            return 0;
        }
        int best = i + 1;
        for (int m = i + 1; m < j; m++) {
            if (Math.abs(2 * places[m] - places[i] - places[j]) < Math.abs(2 * places[best] - places[i] - places[j])) {
                best = m;
            }
        }
        return places[j] - places[i] + split(places, i, best) + split(places, best, j);
    }
}
