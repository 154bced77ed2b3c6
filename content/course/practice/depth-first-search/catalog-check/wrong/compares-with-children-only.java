// wrong: compares each node only with its children (Wrong Answer)
class Solution {
    public boolean isSorted(TreeNode root) {
        if (root == null) {
            return true;
        }
        if (root.left != null && root.left.val >= root.val || root.right != null && root.right.val <= root.val) {
            return false;
        }
        return isSorted(root.left) && isSorted(root.right);
    }
}
