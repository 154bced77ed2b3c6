// Right: how far each diagonal reaches with a number of steps.
class Solution {
public:
    int editDistance(string a, string b) {
        int n = a.size(), m = b.size();
        map<int, int> reach;
        for (int steps = 0;; steps++) {
            map<int, int> now;
            for (int d = -steps; d <= steps; d++) {
                int x = steps == 0 ? 0 : -1;
                if (steps > 0) {
                    if (reach.count(d)) x = max(x, reach[d] + 1);
                    if (reach.count(d - 1)) x = max(x, reach[d - 1] + 1);
                    if (reach.count(d + 1)) x = max(x, reach[d + 1]);
                }
                x = min({x, n, m + d});
                if (x < 0 || x - d < 0) continue;
                while (x < n && x - d < m && a[x] == b[x - d]) x++;
                if (x == n && x - d == m) return steps;
                now[d] = x;
            }
            reach = now;
        }
    }
};
