// wrong: marks only direct neighbors of the start (Wrong Answer)
class Solution {
public:
    int countGroups(int n, vector<vector<int>>& ferries) {
        vector<vector<int>> neighbors(n);
        for (auto& ferry : ferries) {
            neighbors[ferry[0]].push_back(ferry[1]);
            neighbors[ferry[1]].push_back(ferry[0]);
        }
        vector<bool> marked(n);
        vector<int> stack;
        int groups = 0;
        for (int start = 0; start < n; start++) {
            if (marked[start]) continue;
            groups++;
            marked[start] = true;
            stack.push_back(start);
            while (!stack.empty()) {
                int island = stack.back();
                stack.pop_back();
                for (int other : neighbors[island]) {
                    if (!marked[other]) {
                        marked[other] = true;
                    }
                }
            }
        }
        return groups;
    }
};
