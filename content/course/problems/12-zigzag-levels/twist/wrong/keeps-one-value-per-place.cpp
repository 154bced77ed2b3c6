// wrong: keeps only one of two nodes at the same place (Wrong Answer)
class Solution {
public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        map<int, vector<int>> columns;
        unordered_map<TreeNode*, int> level;
        unordered_map<int, int> last;
        queue<pair<TreeNode*, int>> places;
        if (root) places.push({root, 0});
        while (!places.empty()) {
            auto [node, column] = places.front();
            places.pop();
            if (columns[column].empty() || last[column] != level[node]) columns[column].push_back(node->val);
            last[column] = level[node];
            for (TreeNode* child : {node->left, node->right}) {
                if (child) level[child] = level[node] + 1;
            }
            if (node->left) places.push({node->left, column - 1});
            if (node->right) places.push({node->right, column + 1});
        }
        vector<vector<int>> answer;
        for (auto& [column, values] : columns) answer.push_back(values);
        return answer;
    }
};
