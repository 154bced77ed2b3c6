// wrong: lets a path end only at a leaf, even when the way down there costs more than it gains (Wrong Answer)
class Solution {
    int best = INT_MIN;

    int bestArm(TreeNode* node) {
        if (!node->left && !node->right) {
            best = max(best, node->val);
            return node->val;
        }
        if (!node->left || !node->right) {
            int arm = node->val + bestArm(node->left ? node->left : node->right);
            best = max(best, arm);
            return arm;
        }
        int left = bestArm(node->left);
        int right = bestArm(node->right);
        best = max(best, left + node->val + right);
        return node->val + max(left, right);
    }

public:
    int maxPathSum(TreeNode* root) {
        bestArm(root);
        return best;
    }
};
