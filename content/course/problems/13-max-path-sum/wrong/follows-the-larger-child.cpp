// wrong: goes down to the child with the larger value instead of the better arm (Wrong Answer)
class Solution {
    int best = INT_MIN;

    int arm(TreeNode* node) {
        if (!node) return 0;
        int down = 0;
        if (node->left && (!node->right || node->left->val > node->right->val)) {
            down = arm(node->left);
        } else {
            down = arm(node->right);
        }
        return max(0, node->val + down);
    }

public:
    int maxPathSum(TreeNode* root) {
        if (!root) return best;
        best = max(best, arm(root->left) + root->val + arm(root->right));
        maxPathSum(root->left);
        maxPathSum(root->right);
        return best;
    }
};
