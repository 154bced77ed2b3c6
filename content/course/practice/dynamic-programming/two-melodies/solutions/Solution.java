class Solution {
    public int melodyDistance(int[] first, int[] second, int gap) {
        int[] above = new int[second.length + 1];
        for (int j = 0; j <= second.length; j++) {
            above[j] = j * gap;
        }
        for (int i = 0; i < first.length; i++) {
            int[] row = new int[second.length + 1];
            row[0] = (i + 1) * gap;
            for (int j = 0; j < second.length; j++) {
                int matched = above[j] + Math.abs(first[i] - second[j]);
                row[j + 1] = Math.min(matched, Math.min(above[j + 1], row[j]) + gap);
            }
            above = row;
        }
        return above[second.length];
    }
}
