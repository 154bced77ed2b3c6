// wrong: computes bosses as in a full tree (Wrong Answer)
class Solution {
public:
    int closestBoss(TreeNode* root, int a, int b) {
        vector<TreeNode*> level = {root};
        vector<int> values;
        while (!level.empty()) {
            vector<TreeNode*> next;
            for (TreeNode* node : level) {
                values.push_back(node->val);
                if (node->left) next.push_back(node->left);
                if (node->right) next.push_back(node->right);
            }
            level = next;
        }
        int x = find_(values, a), y = find_(values, b);
        while (x != y) (x > y ? x : y) = ((x > y ? x : y) - 1) / 2;
        return values[x];
    }

private:
    int find_(vector<int>& values, int value) {
        return (int)(std::find(values.begin(), values.end(), value) - values.begin());
    }
};
