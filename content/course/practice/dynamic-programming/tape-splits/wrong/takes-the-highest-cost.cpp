// wrong: looks for the highest cost (Wrong Answer)
class Solution {
public:
    int shortestSplitting(int length, vector<int>& marks) {
        vector<int> places = marks;
        places.push_back(0);
        places.push_back(length);
        sort(places.begin(), places.end());
        int n = places.size();
        vector<vector<int>> cost(n, vector<int>(n));
        for (int distance = 2; distance < n; distance++) {
            for (int i = 0; i + distance < n; i++) {
                int j = i + distance;
                int least = 0;
                for (int m = i + 1; m < j; m++) least = max(least, cost[i][m] + cost[m][j]);
                cost[i][j] = least + places[j] - places[i];
            }
        }
        return cost[0][n - 1];
    }
};
