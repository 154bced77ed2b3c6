// wrong: starts with right to left, so every level but those of one node is the wrong way round (Wrong Answer)
class Solution {
    public List<List<Integer>> zigzagLevels(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        collect(root, 0, levels);
        return levels;
    }

    private void collect(TreeNode node, int depth, List<List<Integer>> levels) {
        if (node == null) {
            return;
        }
        if (depth == levels.size()) {
            levels.add(new LinkedList<>());
        }
        if (depth % 2 == 0) {
            levels.get(depth).add(0, node.val);
        } else {
            levels.get(depth).add(node.val);
        }
        collect(node.left, depth + 1, levels);
        collect(node.right, depth + 1, levels);
    }
}
