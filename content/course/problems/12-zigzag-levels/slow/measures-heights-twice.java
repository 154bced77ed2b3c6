// slow: measures the higher subtree a second time to add one, which doubles the work on every level of a chain (Time Limit Exceeded)
class Solution {
    public List<List<Integer>> zigzagLevels(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        for (int depth = 0; depth < height(root); depth++) {
            List<Integer> level = new ArrayList<>();
            collect(root, depth, level);
            if (depth % 2 == 1) {
                Collections.reverse(level);
            }
            levels.add(level);
        }
        return levels;
    }

    private int height(TreeNode node) {
        if (node == null) {
            return 0;
        }
        return height(node.left) > height(node.right) ? 1 + height(node.left) : 1 + height(node.right);
    }

    private void collect(TreeNode node, int depth, List<Integer> level) {
        if (node == null) {
            return;
        }
        if (depth == 0) {
            level.add(node.val);
            return;
        }
        collect(node.left, depth - 1, level);
        collect(node.right, depth - 1, level);
    }
}
