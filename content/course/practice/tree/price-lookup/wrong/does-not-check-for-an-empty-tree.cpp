// wrong: reads the price of a missing root (Runtime Error)
class Solution {
public:
    int highestAffordable(TreeNode* root, int budget) {
        int best = root->val > budget ? -1 : root->val;
        TreeNode* node = root;
        while (node) {
            if (node->val > budget) {
                node = node->left;
            } else {
                best = node->val;
                node = node->right;
            }
        }
        return best;
    }
};
