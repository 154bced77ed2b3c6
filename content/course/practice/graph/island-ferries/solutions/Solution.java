class Solution {
    public int countGroups(int n, int[][] ferries) {
        List<List<Integer>> neighbors = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            neighbors.add(new ArrayList<>());
        }
        for (int[] ferry : ferries) {
            neighbors.get(ferry[0]).add(ferry[1]);
            neighbors.get(ferry[1]).add(ferry[0]);
        }
        boolean[] marked = new boolean[n];
        Deque<Integer> stack = new ArrayDeque<>();
        int groups = 0;
        for (int start = 0; start < n; start++) {
            if (marked[start]) {
                continue;
            }
            groups++;
            marked[start] = true;
            stack.push(start);
            while (!stack.isEmpty()) {
                for (int other : neighbors.get(stack.pop())) {
                    if (!marked[other]) {
                        marked[other] = true;
                        stack.push(other);
                    }
                }
            }
        }
        return groups;
    }
}
