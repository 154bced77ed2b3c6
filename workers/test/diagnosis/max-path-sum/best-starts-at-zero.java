// The best total starts at 0, so a tree of losses gives 0, the empty path.
class Solution {
    private int best = 0;

    public int maxPathSum(TreeNode root) {
        gain(root);
        return best;
    }

    private int gain(TreeNode node) {
        if (node == null) return 0;
        int l = Math.max(gain(node.left), 0);
        int r = Math.max(gain(node.right), 0);
        best = Math.max(best, l + node.val + r);
        return node.val + Math.max(l, r);
    }
}
