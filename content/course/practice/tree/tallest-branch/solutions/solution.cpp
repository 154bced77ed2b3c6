class Solution {
public:
    int countLevels(TreeNode* root) {
        if (!root) return 0;
        return 1 + max(countLevels(root->left), countLevels(root->right));
    }
};
