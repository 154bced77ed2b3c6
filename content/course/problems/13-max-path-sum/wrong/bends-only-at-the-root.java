// wrong: looks only at paths through the root (Wrong Answer)
class Solution {
    private int best = Integer.MIN_VALUE;

    public int maxPathSum(TreeNode root) {
        return Math.max(best, bestArm(root.left) + root.val + bestArm(root.right));
    }

    /** The largest total of a path that starts at this node and goes down, or 0 for none. */
    private int bestArm(TreeNode node) {
        if (node == null) {
            return 0;
        }
        int left = bestArm(node.left);
        int right = bestArm(node.right);
        return Math.max(0, node.val + Math.max(left, right));
    }
}
