/** The method to write, and the one that calls it for each question. */
export const template = {
  java: `class Solution {
    public int highestAffordable(TreeNode root, int budget) {
        
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
`,
  python3: `class Solution:
    def highestAffordable(self, root: Optional[TreeNode], budget: int) -> int:
        pass

    # Already written: answers one after the other.
    def answerAll(self, root: Optional[TreeNode], budgets: List[int]) -> List[int]:
        return [self.highestAffordable(root, budget) for budget in budgets]
`,
  c_cpp: `class Solution {
public:
    int highestAffordable(TreeNode* root, int budget) {
        
    }

    // Already written: answers one after the other.
    vector<int> answerAll(TreeNode* root, vector<int>& budgets) {
        vector<int> prices;
        for (int budget : budgets) prices.push_back(highestAffordable(root, budget));
        return prices;
    }
};
`,
} as const;
