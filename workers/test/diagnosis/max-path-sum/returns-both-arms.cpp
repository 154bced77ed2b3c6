// Hands the node with both arms up to the parent, so the counted "path" forks at a child.
class Solution {
    int collect(TreeNode* node, int& record) {
        if (node == nullptr) return 0;
        int total = node->val;
        int leftSum = collect(node->left, record);
        int rightSum = collect(node->right, record);
        if (leftSum > 0) total += leftSum;
        if (rightSum > 0) total += rightSum;
        record = max(record, total);
        return total;
    }

public:
    int maxPathSum(TreeNode* root) {
        int record = root->val;
        collect(root, record);
        return record;
    }
};
