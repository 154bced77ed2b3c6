// slow: walks the tree once per level and looks below each node whether it reaches the level, O(n^3) on a chain (Time Limit Exceeded)
class Solution {
    public List<List<Integer>> zigzagLevels(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        for (int depth = 0; reaches(root, depth); depth++) {
            List<Integer> level = new ArrayList<>();
            collect(root, depth, level);
            if (depth % 2 == 1) {
                Collections.reverse(level);
            }
            levels.add(level);
        }
        return levels;
    }

    private boolean reaches(TreeNode node, int depth) {
        if (node == null) {
            return false;
        }
        return depth == 0 || reaches(node.left, depth - 1) || reaches(node.right, depth - 1);
    }

    private void collect(TreeNode node, int depth, List<Integer> level) {
        if (!reaches(node, depth)) {
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
