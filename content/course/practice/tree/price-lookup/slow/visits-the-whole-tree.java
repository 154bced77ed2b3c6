// slow: visits the whole tree for each budget, O(n) (Time Limit Exceeded)
class Solution {
    public int highestAffordable(TreeNode root, int budget) {
        if (root == null) {
            return -1;
        }
        int best = root.val <= budget ? root.val : -1;
        int left = highestAffordable(root.left, budget);
        int right = highestAffordable(root.right, budget);
        return Math.max(best, Math.max(left, right));
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
