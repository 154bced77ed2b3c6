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

    /** Already written: answers one after the other. */
    public int[] answerAll(TreeNode root, int[] budgets) {
        int[] prices = new int[budgets.length];
        for (int i = 0; i < budgets.length; i++) {
            prices[i] = highestAffordable(root, budgets[i]);
        }
        return prices;
    }
}
