// slow: looks through all pairs for two that belong together, joins them and starts again, O(n^3) (Time Limit Exceeded)
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        List<int[]> busy = new ArrayList<>(List.of(meetings));
        while (joinOnePair(busy)) {
        }
        busy.sort(Comparator.comparingInt(period -> period[0]));
        return busy.toArray(new int[0][]);
    }

    private boolean joinOnePair(List<int[]> busy) {
        for (int i = 0; i < busy.size(); i++) {
            for (int j = i + 1; j < busy.size(); j++) {
                int[] first = busy.get(i);
                int[] second = busy.get(j);
                if (first[0] <= second[1] && second[0] <= first[1]) {
                    first[0] = Math.min(first[0], second[0]);
                    first[1] = Math.max(first[1], second[1]);
                    busy.remove(j);
                    return true;
                }
            }
        }
        return false;
    }
}
