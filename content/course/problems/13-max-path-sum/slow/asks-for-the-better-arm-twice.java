// slow: works out the better arm a second time to add it, which doubles the work on every level of a chain (Time Limit Exceeded)
class Solution {
    public int maxPathSum(TreeNode root) {
        if (root == null) {
            return Integer.MIN_VALUE;
        }
        int here = Math.max(0, bestArm(root.left)) + root.val + Math.max(0, bestArm(root.right));
        return Math.max(here, Math.max(maxPathSum(root.left), maxPathSum(root.right)));
    }

    private int bestArm(TreeNode node) {
        if (node == null) {
            return 0;
        }
        if (bestArm(node.left) > bestArm(node.right)) {
            return node.val + Math.max(0, bestArm(node.left));
        }
        return node.val + Math.max(0, bestArm(node.right));
    }
}
