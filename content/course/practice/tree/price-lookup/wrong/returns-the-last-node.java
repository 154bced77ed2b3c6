// wrong: returns the price where the walk ends (Wrong Answer)
class Solution {
    public int highestAffordable(TreeNode root, int budget) {
        int last = -1;
        TreeNode node = root;
        while (node != null) {
            last = node.val;
            node = node.val > budget ? node.left : node.right;
        }
        return last;
    }
}
