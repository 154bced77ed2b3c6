// slow: takes out each cable in turn and relabels a whole group for each of the others, O(n^3) (Time Limit Exceeded)
class Solution {
    public int[] redundantCable(int[][] cables) {
        int spare = cables.length - 1;
        while (!isConnectedWithout(spare, cables)) {
            spare--;
        }
        return cables[spare];
    }

    private boolean isConnectedWithout(int spare, int[][] cables) {
        int[] group = new int[cables.length + 1];
        for (int computer = 1; computer < group.length; computer++) {
            group[computer] = computer;
        }
        int groups = cables.length;
        for (int i = 0; i < cables.length; i++) {
            int from = group[cables[i][0]];
            int to = group[cables[i][1]];
            if (i == spare || from == to) {
                continue;
            }
            groups--;
            for (int computer = 1; computer < group.length; computer++) {
                if (group[computer] == from) {
                    group[computer] = to;
                }
            }
        }
        return groups == 1;
    }
}
