// wrong: does not count the node where the path turns (Wrong Answer)
class Solution {
    int best = INT_MIN;

    int bestWayDown(TreeNode* node) {
        if (!node->left && !node->right) {
            best = max(best, node->val);
            return node->val;
        }
        if (!node->left || !node->right) return node->val + bestWayDown(node->left ? node->left : node->right);
        int left = bestWayDown(node->left);
        int right = bestWayDown(node->right);
        best = max(best, left + right);
        return node->val + max(left, right);
    }

public:
    int maxPathSum(TreeNode* root) {
        bestWayDown(root);
        return best;
    }
};
