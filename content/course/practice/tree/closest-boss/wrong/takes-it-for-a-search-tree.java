// wrong: takes it for a search tree (Wrong Answer)
class Solution {
    public int closestBoss(TreeNode root, int a, int b) {
        TreeNode node = root;
        while (node.left != null && Math.max(a, b) < node.val || node.right != null && Math.min(a, b) > node.val) {
            node = Math.max(a, b) < node.val ? node.left : node.right;
        }
        return node.val;
    }
}
