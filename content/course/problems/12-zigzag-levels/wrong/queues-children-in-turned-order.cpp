// wrong: swaps the children while queueing them instead of turning the finished level (Wrong Answer)
class Solution {
public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        vector<vector<int>> levels;
        queue<TreeNode*> nodes;
        if (root) nodes.push(root);
        bool fromLeft = true;
        while (!nodes.empty()) {
            vector<int> level;
            fromLeft = !fromLeft;
            for (int left = nodes.size(); left > 0; left--) {
                TreeNode* node = nodes.front();
                nodes.pop();
                level.push_back(node->val);
                TreeNode* one = fromLeft ? node->left : node->right;
                TreeNode* other = fromLeft ? node->right : node->left;
                if (one) nodes.push(one);
                if (other) nodes.push(other);
            }
            levels.push_back(level);
        }
        return levels;
    }
};
