// wrong: only compares a sensor with the one in the row above (Wrong Answer)
class Solution {
    int countFrom(const vector<vector<char>>& floor, vector<int>& chosen) {
        int n = (int)floor.size(), row = (int)chosen.size();
        if (row == n) return 1;
        int ways = 0;
        for (int column = 0; column < n; column++) {
            bool isUsed = count(chosen.begin(), chosen.end(), column) > 0;
            bool touches = row > 0 && abs(chosen.back() - column) == 1;
            if (floor[row][column] == '#' || isUsed || touches) continue;
            chosen.push_back(column);
            ways += countFrom(floor, chosen);
            chosen.pop_back();
        }
        return ways;
    }

public:
    int countPlacements(vector<vector<char>>& floor) {
        vector<int> chosen;
        return countFrom(floor, chosen);
    }
};
