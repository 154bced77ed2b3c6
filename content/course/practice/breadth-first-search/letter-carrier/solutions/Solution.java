class Solution {
    public int fewestHands(int n, int[][] friends, int start, int goal) {
        List<List<Integer>> friendsOf = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            friendsOf.add(new ArrayList<>());
        }
        for (int[] pair : friends) {
            friendsOf.get(pair[0]).add(pair[1]);
            friendsOf.get(pair[1]).add(pair[0]);
        }
        int[] distance = new int[n];
        Arrays.fill(distance, -1);
        distance[start] = 0;
        Deque<Integer> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            int person = queue.remove();
            for (int friend : friendsOf.get(person)) {
                if (distance[friend] == -1) {
                    distance[friend] = distance[person] + 1;
                    queue.add(friend);
                }
            }
        }
        return distance[goal];
    }
}
