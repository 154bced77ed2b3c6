class Solution {
public:
    vector<string> rankTeams(vector<string>& names, vector<int>& points) {
        vector<int> teams(names.size());
        iota(teams.begin(), teams.end(), 0);
        sort(teams.begin(), teams.end(), [&](int a, int b) {
            return points[a] != points[b] ? points[a] > points[b] : names[a] < names[b];
        });
        vector<string> ranked;
        for (int team : teams) ranked.push_back(names[team]);
        return ranked;
    }
};
