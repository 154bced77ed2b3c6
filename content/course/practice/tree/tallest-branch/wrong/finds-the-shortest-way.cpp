// wrong: takes the smaller of both subtrees (Wrong Answer)
class Solution {
public:
    int countLevels(TreeNode* root) {
        if (!root) return 0;
        return 1 + min(countLevels(root->left), countLevels(root->right));
    }
};
