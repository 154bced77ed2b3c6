// The best total starts at 0, so a tree with only negative values gives 0, the sum of an empty path.
class Solution {
    int maxSum = 0;

    public int maxPathSum(TreeNode root) {
        down(root);
        return maxSum;
    }

    private int down(TreeNode t) {
        if (t == null) return 0;
        int l = Math.max(down(t.left), 0);
        int r = Math.max(down(t.right), 0);
        int whole = l + r + t.val;
        if (whole > maxSum) {
            maxSum = whole;
        }
        return t.val + Math.max(l, r);
    }
}
