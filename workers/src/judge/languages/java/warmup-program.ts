/** Warms up the compiler with features of typical solutions. A learner's program is unlikely to use its class name. */
export const warmupProgram = `
class DryRunWarmup {
    private static final int LIMIT = 1_000;
    private final Map<Integer, List<Integer>> groups = new HashMap<>();
    enum Color { WHITE, GRAY, BLACK }
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
}
`;

/** Warms up the driver and common library classes. Its static variable makes the driver reload it for each case. */
export const warmupSolution = `
class Solution {
    private static int calls;

    public List<List<Integer>> warmUp(int[] numbers, String text) {
        calls++;
        Map<Integer, List<Integer>> groups = new HashMap<>();
        for (int number : numbers) groups.computeIfAbsent(number % 3, key -> new ArrayList<>()).add(number);
        StringBuilder built = new StringBuilder();
        for (char letter : text.toCharArray()) built.append(letter).append(calls);
        List<List<Integer>> result = new ArrayList<>(groups.values());
        result.sort((a, b) -> Integer.compare(a.get(0), b.get(0)));
        Deque<Integer> queue = new ArrayDeque<>(result.get(0));
        PriorityQueue<Integer> heap = new PriorityQueue<>(Comparator.reverseOrder());
        Set<String> seen = new HashSet<>(Arrays.asList(built.toString().split("1")));
        while (!queue.isEmpty()) heap.add(queue.poll() + seen.size());
        Arrays.sort(numbers);
        if (calls > 0) System.out.println("x" + heap.peek());
        return result;
    }
}
`;

export const warmupSetup = 'warmUp\n\nList<List<Integer>>\n\nint[]\nstring';

export const warmupCases: readonly string[] = Array.from(
  { length: 8 },
  (_, i) => `[4,-1,-3,2,-1,${i}]\n"abc${i}"`,
);
