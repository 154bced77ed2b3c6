// Right: recursion into deques.
class Solution {
    void fill(TreeNode* t, size_t depth, vector<deque<int>>& rows) {
        if (t == nullptr) return;
        if (rows.size() == depth) rows.emplace_back();
        if (depth & 1) rows[depth].push_front(t->val);
        else rows[depth].push_back(t->val);
        fill(t->left, depth + 1, rows);
        fill(t->right, depth + 1, rows);
    }

public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        vector<deque<int>> rows;
        fill(root, 0, rows);
        vector<vector<int>> out;
        for (auto& r : rows) out.emplace_back(r.begin(), r.end());
        return out;
    }
};
