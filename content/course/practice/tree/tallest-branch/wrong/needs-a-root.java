// wrong: asks an empty tree for its children (Runtime Error)
class Solution {
    public int countLevels(TreeNode root) {
        if (root.left == null && root.right == null) {
            return 1;
        }
        int left = root.left == null ? 0 : countLevels(root.left);
        int right = root.right == null ? 0 : countLevels(root.right);
        return 1 + Math.max(left, right);
    }
}
