// wrong: does not let a person be their own boss (Wrong Answer)
class Solution {
public:
    int closestBoss(TreeNode* root, int a, int b) {
        TreeNode* boss = find(root, a, b);
        if (boss->val != a && boss->val != b) return boss->val;
        TreeNode* above = boss;
        for (TreeNode* node : {root}) above = parentOf(node, boss) ? parentOf(node, boss) : boss;
        return above->val;
    }

private:
    TreeNode* parentOf(TreeNode* node, TreeNode* child) {
        if (!node) return nullptr;
        if (node->left == child || node->right == child) return node;
        TreeNode* found = parentOf(node->left, child);
        return found ? found : parentOf(node->right, child);
    }

    TreeNode* find(TreeNode* node, int a, int b) {
        if (!node || node->val == a || node->val == b) return node;
        TreeNode* left = find(node->left, a, b);
        TreeNode* right = find(node->right, a, b);
        if (left && right) return node;
        return left ? left : right;
    }
};
