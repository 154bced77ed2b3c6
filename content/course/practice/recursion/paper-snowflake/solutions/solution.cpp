class Solution {
public:
    bool isSymmetric(TreeNode* root) {
        return !root || areMirrored(root->left, root->right);
    }

private:
    bool areMirrored(TreeNode* a, TreeNode* b) {
        if (!a || !b) return a == b;
        return a->val == b->val && areMirrored(a->left, b->right) && areMirrored(a->right, b->left);
    }
};
