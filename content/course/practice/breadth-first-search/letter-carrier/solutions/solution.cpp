class Solution {
public:
    int fewestHands(int n, vector<vector<int>>& friends, int start, int goal) {
        vector<vector<int>> friendsOf(n);
        for (auto& pair : friends) {
            friendsOf[pair[0]].push_back(pair[1]);
            friendsOf[pair[1]].push_back(pair[0]);
        }
        vector<int> distance(n, -1);
        distance[start] = 0;
        queue<int> queue;
        queue.push(start);
        while (!queue.empty()) {
            int person = queue.front();
            queue.pop();
            for (int other : friendsOf[person]) {
                if (distance[other] == -1) {
                    distance[other] = distance[person] + 1;
                    queue.push(other);
                }
            }
        }
        return distance[goal];
    }
};
