// wrong: compares only the shape (Wrong Answer)
class Solution {
public:
    bool isSymmetric(TreeNode* root) {
        return !root || areMirrored(root->left, root->right);
    }

private:
    bool areMirrored(TreeNode* a, TreeNode* b) {
        if (!a || !b) return a == b;
        return areMirrored(a->left, b->right) && areMirrored(a->right, b->left);
    }
};
