// Lists every level from left to right; the direction flag is never changed.
class Solution {
public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        vector<vector<int>> ans;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        bool toLeft = false;
        while (!level.empty()) {
            vector<int> vals;
            vector<TreeNode*> next;
            for (auto* t : level) {
                vals.push_back(t->val);
                if (t->left) next.push_back(t->left);
                if (t->right) next.push_back(t->right);
            }
            if (toLeft) reverse(vals.begin(), vals.end());
            ans.push_back(vals);
            level = next;
        }
        return ans;
    }
};
