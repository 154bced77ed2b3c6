// wrong: leaves the last chamber out of the right part (Runtime Error)
class Solution {
    public TreeNode rebuildCave(int[] first, int[] second) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < second.length; i++) {
            places.put(second[i], i);
        }
        return build(first, places, 0, second.length);
    }

    private int entered = 0;

    private TreeNode build(int[] first, Map<Integer, Integer> places, int from, int to) {
        if (from == to) {
            return null;
        }
        TreeNode node = new TreeNode(first[entered++]);
        int place = places.get(node.val);
        node.left = build(first, places, from, place);
        node.right = build(first, places, Math.min(place + 1, to), Math.max(place + 1, to - 1));
        return node;
    }
}
