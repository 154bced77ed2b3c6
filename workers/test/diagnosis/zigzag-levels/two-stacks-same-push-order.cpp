// Uses two stacks but pushes the left child before the right one onto both, so the third level comes out from right to left too.
class Solution {
public:
    vector<vector<int>> zigzagLevels(TreeNode* root) {
        vector<vector<int>> out;
        if (root == nullptr) return out;
        stack<TreeNode*> now, later;
        now.push(root);
        while (!now.empty()) {
            vector<int> line;
            while (!now.empty()) {
                TreeNode* t = now.top();
                now.pop();
                line.push_back(t->val);
                if (t->left) later.push(t->left);
                if (t->right) later.push(t->right);
            }
            out.push_back(line);
            swap(now, later);
        }
        return out;
    }
};
