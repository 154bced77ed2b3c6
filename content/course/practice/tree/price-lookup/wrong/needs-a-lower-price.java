// wrong: does not accept a price equal to the budget (Wrong Answer)
class Solution {
    public int highestAffordable(TreeNode root, int budget) {
        int best = -1;
        TreeNode node = root;
        while (node != null) {
            if (node.val >= budget) {
                node = node.left;
            } else {
                best = node.val;
                node = node.right;
            }
        }
        return best;
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
