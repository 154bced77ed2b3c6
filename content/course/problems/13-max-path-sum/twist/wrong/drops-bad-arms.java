// wrong: leaves out an arm with a negative total (Wrong Answer)
class Solution {
    private int best = Integer.MIN_VALUE;

    public int maxPathSum(TreeNode root) {
        bestWayDown(root);
        return best;
    }

    private int bestWayDown(TreeNode node) {
        if (node.left == null && node.right == null) {
            best = Math.max(best, node.val);
            return node.val;
        }
        if (node.left == null || node.right == null) {
            return node.val + bestWayDown(node.left == null ? node.right : node.left);
        }
        int left = bestWayDown(node.left);
        int right = bestWayDown(node.right);
        best = Math.max(best, Math.max(0, left) + node.val + Math.max(0, right));
        return node.val + Math.max(left, right);
    }
}
