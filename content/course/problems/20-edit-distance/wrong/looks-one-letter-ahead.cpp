// wrong: decides each step by looking one letter ahead (Wrong Answer)
class Solution {
public:
    int editDistance(string a, string b) {
        size_t i = 0, j = 0;
        int steps = 0;
        while (i < a.size() && j < b.size()) {
            if (a[i] != b[j]) {
                steps++;
                if (i + 1 < a.size() && a[i + 1] == b[j]) {
                    i++;
                } else if (j + 1 < b.size() && a[i] == b[j + 1]) {
                    j++;
                }
            }
            i++;
            j++;
        }
        return steps + (a.size() - min(i, a.size())) + (b.size() - min(j, b.size()));
    }
};
