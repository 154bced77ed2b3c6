// slow: tries all three steps for the rest of the words and remembers nothing (Time Limit Exceeded)
class Solution {
    int steps(const string& a, const string& b, size_t i, size_t j) {
        if (i == a.size()) return b.size() - j;
        if (j == b.size()) return a.size() - i;
        if (a[i] == b[j]) return steps(a, b, i + 1, j + 1);
        return 1 + min({steps(a, b, i + 1, j + 1), steps(a, b, i + 1, j), steps(a, b, i, j + 1)});
    }

public:
    int editDistance(string a, string b) {
        return steps(a, b, 0, 0);
    }
};
