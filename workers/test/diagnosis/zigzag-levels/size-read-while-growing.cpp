// The loop over a level reads the size of the queue anew while children are added, so levels run into each other.
class Solution {
public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        vector<vector<int>> out;
        if (!root) return out;
        queue<TreeNode*> q;
        q.push(root);
        bool reversed = false;
        while (!q.empty()) {
            vector<int> level;
            for (size_t i = 0; i < q.size(); i++) {
                TreeNode* node = q.front();
                q.pop();
                level.push_back(node->val);
                if (node->left) q.push(node->left);
                if (node->right) q.push(node->right);
            }
            if (reversed) reverse(level.begin(), level.end());
            reversed = !reversed;
            out.push_back(level);
        }
        return out;
    }
};
