// Alternates the order in which children enter the one queue, so the order is wrong from the third level on.
class Solution {
    public List<List<Integer>> zigzagLevels(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        if (root == null) return levels;
        Queue<TreeNode> queue = new LinkedList<>();
        queue.add(root);
        boolean leftFirst = false;
        while (!queue.isEmpty()) {
            List<Integer> level = new ArrayList<>();
            for (int size = queue.size(); size > 0; size--) {
                TreeNode t = queue.remove();
                level.add(t.val);
                if (leftFirst) {
                    if (t.left != null) queue.add(t.left);
                    if (t.right != null) queue.add(t.right);
                } else {
                    if (t.right != null) queue.add(t.right);
                    if (t.left != null) queue.add(t.left);
                }
            }
            levels.add(level);
            leftFirst = !leftFirst;
        }
        return levels;
    }
}
