// wrong: assumes that every level is full (Wrong Answer)
class Solution {
public:
    int nodes(TreeNode* root) { return root ? 1 + nodes(root->left) + nodes(root->right) : 0; }

    int countLevels(TreeNode* root) {
        int levels = 0;
        for (int count = nodes(root); count > 0; count /= 2) levels++;
        return levels;
    }
};
