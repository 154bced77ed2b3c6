// wrong: does not compare the inner pair (Wrong Answer)
class Solution {
    public boolean isSymmetric(TreeNode root) {
        return root == null || areMirrored(root.left, root.right);
    }

    private boolean areMirrored(TreeNode a, TreeNode b) {
        if (a == null || b == null) {
            return a == b;
        }
        return a.val == b.val && areMirrored(a.left, b.right);
    }
}
