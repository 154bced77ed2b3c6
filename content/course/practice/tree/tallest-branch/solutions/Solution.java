class Solution {
    public int countLevels(TreeNode root) {
        if (root == null) {
            return 0;
        }
        return 1 + Math.max(countLevels(root.left), countLevels(root.right));
    }
}
