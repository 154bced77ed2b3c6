// wrong: counts the edges of the longest way (Wrong Answer)
class Solution {
    public int countLevels(TreeNode root) {
        if (root == null) {
            return -1;
        }
        return 1 + Math.max(countLevels(root.left), countLevels(root.right));
    }
}
