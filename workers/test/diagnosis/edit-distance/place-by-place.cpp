// Compares the words place by place and adds the difference of the lengths, so a shifted word costs too much.
class Solution {
public:
    int editDistance(string a, string b) {
        int n = min(a.size(), b.size()), steps = 0;
        for (int i = 0; i < n; i++)
            if (a[i] != b[i]) steps++;
        return steps + abs((int)a.size() - (int)b.size());
    }
};
