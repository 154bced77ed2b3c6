/** A program whose compilation touches what learners' programs touch; the classes it needs are archived. */
export const trainingProgram = `
class Solution {
    private static final int LIMIT = 1_000;
    private final Map<Integer, List<Integer>> groups = new HashMap<>();
    enum Colour { WHITE, GREY, BLACK }
    record Edge(int from, int to, double weight) {}
    interface Visitor<T extends Comparable<T>> { void visit(T value); }
    static class Node { int key; Node next; Node(int key, Node next) { this.key = key; this.next = next; } }

    public List<List<Integer>> threeSum(int[] nums) {
        Arrays.sort(nums);
        List<List<Integer>> result = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Deque<int[]> queue = new ArrayDeque<>();
        PriorityQueue<Edge> heap = new PriorityQueue<>((a, b) -> Double.compare(a.weight(), b.weight()));
        for (int i = 0; i + 2 < nums.length && nums[i] <= 0; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            int left = i + 1, right = nums.length - 1;
            while (left < right) {
                long sum = (long) nums[i] + nums[left] + nums[right];
                if (sum < 0) left++;
                else if (sum > 0) right--;
                else result.add(List.of(nums[i], nums[left++], nums[right--]));
            }
        }
        groups.computeIfAbsent(1, key -> new ArrayList<>()).add(2);
        for (Map.Entry<Integer, List<Integer>> entry : groups.entrySet()) queue.add(new int[] {entry.getKey()});
        StringBuilder text = new StringBuilder("x").append(1).append('c');
        String joined = IntStream.range(0, 3).mapToObj(Integer::toString).collect(Collectors.joining(","));
        try {
            heap.add(new Edge(1, 2, 0.5));
            switch (joined.length()) { case 1: text.append(joined); break; default: throw new IllegalStateException("no"); }
        } catch (RuntimeException problem) {
            seen.add(problem.getMessage() + text);
        }
        Function<Integer, Integer> twice = value -> value * 2;
        var grid = new char[3][4];
        grid[0][0] = (char) ('a' + twice.apply(1) % 26);
        System.out.println(joined + Math.max(LIMIT, grid[0][0]) + BigInteger.ONE);
        Runnable task = new Runnable() { @Override public void run() { System.out.printf("%d%n", nums.length); } };
        task.run();
        return result;
    }

    TreeNode walk(TreeNode root, ListNode head) {
        if (root == null) return null;
        root.left = walk(root.left, head.next);
        return root.val > head.val ? root : root.right;
    }
}
`;
