// wrong: lets the path begin and end anywhere (Wrong Answer)
class Solution {
    int best = INT_MIN;

    int bestArm(TreeNode* node) {
        if (!node) return 0;
        int left = bestArm(node->left), right = bestArm(node->right);
        best = max(best, left + node->val + right);
        return max(0, node->val + max(left, right));
    }

public:
    int maxPathSum(TreeNode* root) {
        bestArm(root);
        return best;
    }
};
