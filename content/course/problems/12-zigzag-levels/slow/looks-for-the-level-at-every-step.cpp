// slow: walks the tree once per level and looks below each node whether it reaches the level, O(n^3) on a chain (Time Limit Exceeded)
class Solution {
    bool reaches(TreeNode* node, int depth) {
        if (!node) return false;
        return depth == 0 || reaches(node->left, depth - 1) || reaches(node->right, depth - 1);
    }

    void collect(TreeNode* node, int depth, vector<int>& level) {
        if (!reaches(node, depth)) return;
        if (depth == 0) {
            level.push_back(node->val);
            return;
        }
        collect(node->left, depth - 1, level);
        collect(node->right, depth - 1, level);
    }

public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        vector<vector<int>> levels;
        for (int depth = 0; reaches(root, depth); depth++) {
            vector<int> level;
            collect(root, depth, level);
            if (depth % 2 == 1) reverse(level.begin(), level.end());
            levels.push_back(level);
        }
        return levels;
    }
};
