class Solution {
    int best = INT_MIN;

    // The largest total of a path that starts at this node and goes down, or 0 for none.
    int bestArm(TreeNode* node) {
        if (!node) return 0;
        int left = bestArm(node->left);
        int right = bestArm(node->right);
        best = max(best, left + node->val + right);
        return max(0, node->val + max(left, right));
    }

public:
    int maxPathSum(TreeNode* root) {
        bestArm(root);
        return best;
    }
};
