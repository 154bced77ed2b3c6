// wrong: reads the children of a missing root (Runtime Error)
class Solution {
public:
    bool isSymmetric(TreeNode* root) {
        return areMirrored(root->left, root->right);
    }

private:
    bool areMirrored(TreeNode* a, TreeNode* b) {
        if (!a || !b) return a == b;
        return a->val == b->val && areMirrored(a->left, b->right) && areMirrored(a->right, b->left);
    }
};
