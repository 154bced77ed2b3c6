// slow: walks the tree once per level and measures the height below each node it passes, O(n^3) on a chain (Time Limit Exceeded)
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
        return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
    }

    private void collect(TreeNode node, int depth, List<Integer> level) {
        if (height(node) <= depth) {
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
