// wrong: numbers the nodes like a heap, 2i and 2i + 1, which overflows in a deep tree (Wrong Answer)
class Solution {
    void collect(TreeNode* node, unsigned number, map<unsigned, int>& values) {
        if (!node) return;
        values[number] = node->val;
        collect(node->left, 2 * number, values);
        collect(node->right, 2 * number + 1, values);
    }

public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        map<unsigned, int> values;
        collect(root, 1, values);
        vector<vector<int>> levels;
        unsigned end = 1;
        for (auto [number, value] : values) {
            while (levels.empty() || number >= end) {
                levels.push_back({});
                if (end > UINT_MAX / 2) break;
                end *= 2;
            }
            levels.back().push_back(value);
        }
        for (size_t depth = 1; depth < levels.size(); depth += 2) {
            reverse(levels[depth].begin(), levels[depth].end());
        }
        return levels;
    }
};
