// slow: visits the whole tree for each budget, O(n) (Time Limit Exceeded)
class Solution {
public:
    int highestAffordable(TreeNode* root, int budget) {
        if (!root) return -1;
        int best = root->val <= budget ? root->val : -1;
        return max({best, highestAffordable(root->left, budget), highestAffordable(root->right, budget)});
    }

    // Already written: answers one after the other.
    vector<int> answerAll(TreeNode* root, vector<int>& budgets) {
        vector<int> prices;
        for (int budget : budgets) prices.push_back(highestAffordable(root, budget));
        return prices;
    }
};
