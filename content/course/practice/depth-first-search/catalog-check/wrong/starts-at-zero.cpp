// wrong: takes 0 as the first lower bound (Wrong Answer)
class Solution {
public:
    bool isSorted(TreeNode* root) {
        return isBetween(root, -1, LLONG_MAX);
    }

private:
    bool isBetween(TreeNode* node, long long low, long long high) {
        if (!node) return true;
        return low < node->val && node->val < high
            && isBetween(node->left, low, node->val)
            && isBetween(node->right, node->val, high);
    }
};
