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
        best = Math.max(best, left + node.val + right);
        return node.val + Math.max(left, right);
    }
}
