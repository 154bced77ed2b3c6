// Only looks at paths that pass through the root.
class Solution {
    int arm(TreeNode* t) {
        if (!t) return 0;
        return max(0, t->val + max(arm(t->left), arm(t->right)));
    }

public:
    int maxPathSum(TreeNode* root) {
        return root->val + arm(root->left) + arm(root->right);
    }
};
