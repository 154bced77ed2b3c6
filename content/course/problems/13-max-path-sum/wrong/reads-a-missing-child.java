// wrong: takes a node without a left child for a leaf and otherwise reads both children (Runtime Error)
class Solution {
    private int best = Integer.MIN_VALUE;

    public int maxPathSum(TreeNode root) {
        bestArm(root);
        return best;
    }

    private int bestArm(TreeNode node) {
        best = Math.max(best, node.val);
        if (node.left == null && node.right == null) {
            return Math.max(0, node.val);
        }
        int left = bestArm(node.left);
        int right = bestArm(node.right);
        best = Math.max(best, left + node.val + right);
        return Math.max(0, node.val + Math.max(left, right));
    }
}
