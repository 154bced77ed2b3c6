// slow: walks through the whole tree once from every node, O(n^2) (Time Limit Exceeded)
class Solution {
    struct Place {
        int value, parent, left, right;
    };

    struct Walk {
        int at, from, total;
    };

    vector<Place> places;

    int add(TreeNode* node, int parent) {
        if (!node) return -1;
        int place = places.size();
        places.push_back({node->val, parent, -1, -1});
        int left = add(node->left, place);
        int right = add(node->right, place);
        places[place].left = left;
        places[place].right = right;
        return place;
    }

public:
    int maxPathSum(TreeNode* root) {
        add(root, -1);
        int best = root->val;
        vector<Walk> waiting(places.size());
        for (int start = 0; start < (int)places.size(); start++) {
            int count = 0;
            waiting[count++] = {start, -1, 0};
            while (count > 0) {
                auto [at, from, total] = waiting[--count];
                const Place& place = places[at];
                total += place.value;
                best = max(best, total);
                if (place.left >= 0 && place.left != from) waiting[count++] = {place.left, at, total};
                if (place.right >= 0 && place.right != from) waiting[count++] = {place.right, at, total};
                if (place.parent >= 0 && place.parent != from) waiting[count++] = {place.parent, at, total};
            }
        }
        return best;
    }
};
