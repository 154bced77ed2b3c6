class Solution {
public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        map<int, vector<int>> columns;
        queue<pair<TreeNode*, int>> places;
        if (root) places.push({root, 0});
        while (!places.empty()) {
            auto [node, column] = places.front();
            places.pop();
            columns[column].push_back(node->val);
            if (node->left) places.push({node->left, column - 1});
            if (node->right) places.push({node->right, column + 1});
        }
        vector<vector<int>> answer;
        for (auto& [column, values] : columns) answer.push_back(values);
        return answer;
    }
};
