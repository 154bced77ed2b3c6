// Always takes both sides, or the better side, although a side with a loss should be left out.
class Solution {
    int best;

    int down(TreeNode* t) {
        if (!t) return 0;
        int l = down(t->left), r = down(t->right);
        best = max(best, t->val + l + r);
        return t->val + max(l, r);
    }

public:
    int maxPathSum(TreeNode* root) {
        best = INT_MIN;
        down(root);
        return best;
    }
};
