class Solution {
    public boolean isSorted(TreeNode root) {
        return isBetween(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private boolean isBetween(TreeNode node, long low, long high) {
        if (node == null) {
            return true;
        }
        return low < node.val && node.val < high
                && isBetween(node.left, low, node.val)
                && isBetween(node.right, node.val, high);
    }
}
