// wrong: hangs each chamber below the one before it (Wrong Answer)
class Solution {
public:
    TreeNode* rebuildCave(vector<int>& first, vector<int>& second) {
        unordered_map<int, int> places;
        for (size_t i = 0; i < second.size(); i++) places[second[i]] = i;
        TreeNode start, *last = &start;
        for (int chamber : first) {
            TreeNode* node = new TreeNode(chamber);
            if (last == &start || places[chamber] > places[last->val]) last->right = node;
            else last->left = node;
            last = node;
        }
        return start.right;
    }
};
