class Solution {
    public int highestAffordable(TreeNode root, int budget) {
        int best = -1;
        TreeNode node = root;
        while (node != null) {
            if (node.val > budget) {
                node = node.left;
            } else {
                best = node.val;
                node = node.right;
            }
        }
        return best;
    }
}
