// wrong: goes left after a candidate, too (Wrong Answer)
class Solution {
public:
    int highestAffordable(TreeNode* root, int budget) {
        int best = -1;
        TreeNode* node = root;
        while (node) {
            if (node->val > budget) {
                node = node->left;
            } else {
                best = node->val;
                node = node->left;
            }
        }
        return best;
    }

    // Already written: answers one after the other.
    vector<int> answerAll(TreeNode* root, vector<int>& budgets) {
        vector<int> prices;
        for (int budget : budgets) prices.push_back(highestAffordable(root, budget));
        return prices;
    }
};
