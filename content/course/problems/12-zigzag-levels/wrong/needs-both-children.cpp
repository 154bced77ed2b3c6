// wrong: visits the children of a node only if it has both of them (Wrong Answer)
class Solution {
public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        vector<vector<int>> levels;
        queue<TreeNode*> nodes;
        if (root) nodes.push(root);
        while (!nodes.empty()) {
            vector<int> level;
            for (int left = nodes.size(); left > 0; left--) {
                TreeNode* node = nodes.front();
                nodes.pop();
                level.push_back(node->val);
                if (node->left && node->right) {
                    nodes.push(node->left);
                    nodes.push(node->right);
                }
            }
            if (levels.size() % 2 == 1) reverse(level.begin(), level.end());
            levels.push_back(level);
        }
        return levels;
    }
};
