// wrong: gives a missing child the lowest int, and the sum overflows (Wrong Answer)
class Solution {
    int best = INT_MIN;

    // The largest total of a path that starts at this node and goes down, or 0 for none.
    int bestArm(TreeNode* node) {
        if (!node) return INT_MIN;
        int left = bestArm(node->left);
        int right = bestArm(node->right);
        int arm = max(node->val, node->val + max(left, right));
        best = max({best, arm, left + node->val + right});
        return arm;
    }

public:
    int maxPathSum(TreeNode* root) {
        bestArm(root);
        return best;
    }
};
