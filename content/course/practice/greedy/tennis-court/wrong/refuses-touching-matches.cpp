// wrong: does not let a match start when another one ends (Wrong Answer)
class Solution {
public:
    int mostMatches(vector<vector<int>>& requests) {
        vector<vector<int>> sorted = requests;
        sort(sorted.begin(), sorted.end(), [](auto& a, auto& b) { return a[1] < b[1]; });
        int matches = 0, free = 0;
        for (auto& request : sorted) {
            if (request[0] > free || (free == 0 && request[0] == 0)) {
                matches++;
                free = request[1];
            }
        }
        return matches;
    }
};
