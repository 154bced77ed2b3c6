class Solution {
    public List<List<Integer>> zigzagLevels(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        Queue<TreeNode> queue = new ArrayDeque<>();
        if (root != null) {
            queue.add(root);
        }
        while (!queue.isEmpty()) {
            List<Integer> level = new ArrayList<>();
            for (int left = queue.size(); left > 0; left--) {
                TreeNode node = queue.remove();
                level.add(node.val);
                if (node.left != null) {
                    queue.add(node.left);
                }
                if (node.right != null) {
                    queue.add(node.right);
                }
            }
            if (levels.size() % 2 == 1) {
                Collections.reverse(level);
            }
            levels.add(level);
        }
        return levels;
    }
}
