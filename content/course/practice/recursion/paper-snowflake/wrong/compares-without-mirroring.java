// wrong: compares left with left and right with right (Wrong Answer)
class Solution {
    public boolean isSymmetric(TreeNode root) {
        return root == null || areMirrored(root.left, root.right);
    }

    private boolean areMirrored(TreeNode a, TreeNode b) {
        if (a == null || b == null) {
            return a == b;
        }
        return a.val == b.val && areMirrored(a.left, b.left) && areMirrored(a.right, b.right);
    }
}
