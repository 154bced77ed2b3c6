// wrong: ignores the number of links (Wrong Answer)
class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end, int most) {
        vector<double> best(n);
        best[start] = 1;
        for (int round = 0; round < min(n, 300); round++) {
            vector<double> next = best;
            for (auto& link : links) {
                double chance = link[2] / 100.0;
                next[link[1]] = max(next[link[1]], best[link[0]] * chance);
                next[link[0]] = max(next[link[0]], best[link[1]] * chance);
            }
            best = next;
        }
        return best[end];
    }
};
