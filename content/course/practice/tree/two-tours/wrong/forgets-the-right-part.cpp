// wrong: builds only left parts (Wrong Answer)
class Solution {
public:
    TreeNode* rebuildCave(vector<int>& first, vector<int>& second) {
        unordered_map<int, int> places;
        for (size_t i = 0; i < second.size(); i++) places[second[i]] = i;
        size_t entered = 0;
        return build(first, places, entered, 0, second.size());
    }

private:
    TreeNode* build(vector<int>& first, unordered_map<int, int>& places, size_t& entered, int from, int to) {
        if (from == to) return nullptr;
        TreeNode* node = new TreeNode(first[entered++]);
        int place = places[node->val];
        node->left = build(first, places, entered, from, place);
        return node;
    }
};
