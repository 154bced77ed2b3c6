// wrong: counts in an array, which fails for negative numbers (Runtime Error)
class Solution {
public:
    int findSingle(vector<int>& socks) {
        vector<int> counts(1001);
        for (int sock : socks) counts.at(sock)++;
        for (size_t i = 0; i < counts.size(); i++)
            if (counts[i] == 1) return (int)i;
        return 0;
    }
};
