// wrong: compares numbers instead of places (Wrong Answer)
class Solution {
public:
    TreeNode* rebuildCave(vector<int>& first, vector<int>& second) {
        TreeNode* root = nullptr;
        for (int chamber : first) {
            TreeNode** node = &root;
            while (*node) node = chamber < (*node)->val ? &(*node)->left : &(*node)->right;
            *node = new TreeNode(chamber);
        }
        return root;
    }
};
