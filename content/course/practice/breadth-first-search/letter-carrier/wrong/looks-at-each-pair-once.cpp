// wrong: goes through the pairs once, in their order (Wrong Answer)
class Solution {
public:
    int fewestHands(int n, vector<vector<int>>& friends, int start, int goal) {
        vector<int> distance(n, n);
        distance[start] = 0;
        for (auto& pair : friends) {
            distance[pair[1]] = min(distance[pair[1]], distance[pair[0]] + 1);
            distance[pair[0]] = min(distance[pair[0]], distance[pair[1]] + 1);
        }
        return distance[goal] >= n ? -1 : distance[goal];
    }
};
