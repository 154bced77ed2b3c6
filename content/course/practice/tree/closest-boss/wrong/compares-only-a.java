// wrong: stops only at a (Wrong Answer)
class Solution {
    public int closestBoss(TreeNode root, int a, int b) {
        return find(root, a, b).val;
    }

    private TreeNode find(TreeNode node, int a, int b) {
        if (node == null || node.val == a) {
            return node;
        }
        TreeNode left = find(node.left, a, b);
        TreeNode right = find(node.right, a, b);
        if (left != null && right != null) {
            return node;
        }
        return left != null ? left : right;
    }
}
