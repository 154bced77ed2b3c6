class Solution {
public:
    int closestBoss(TreeNode* root, int a, int b) {
        return find(root, a, b)->val;
    }

private:
    TreeNode* find(TreeNode* node, int a, int b) {
        if (!node || node->val == a || node->val == b) return node;
        TreeNode* left = find(node->left, a, b);
        TreeNode* right = find(node->right, a, b);
        if (left && right) return node;
        return left ? left : right;
    }
};
