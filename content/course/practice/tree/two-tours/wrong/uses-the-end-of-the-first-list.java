// wrong: takes the roots from the end of the first list (Runtime Error)
class Solution {
    public TreeNode rebuildCave(int[] first, int[] second) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < second.length; i++) {
            places.put(second[i], i);
        }
        return build(first, places, 0, second.length);
    }

    private int entered = 0; // counted from the end

    private TreeNode build(int[] first, Map<Integer, Integer> places, int from, int to) {
        if (from == to) {
            return null;
        }
        TreeNode node = new TreeNode(first[first.length - ++entered]);
        int place = places.get(node.val);
        node.left = build(first, places, from, place);
        node.right = build(first, places, place + 1, to);
        return node;
    }
}
