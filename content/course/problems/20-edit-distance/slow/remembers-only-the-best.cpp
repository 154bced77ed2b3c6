// slow: tries all three steps for the rest of the words, remembers nothing and stops only when there are too many steps (Time Limit Exceeded)
class Solution {
    string a, b;
    int best;

    void change(int i, int j, int steps) {
        int restA = a.size() - i, restB = b.size() - j;
        if (steps + abs(restA - restB) >= best) return;
        if (restA == 0 || restB == 0) {
            best = steps + restA + restB;
        } else if (a[i] == b[j]) {
            change(i + 1, j + 1, steps);
        } else {
            change(i + 1, j + 1, steps + 1);
            change(i + 1, j, steps + 1);
            change(i, j + 1, steps + 1);
        }
    }

public:
    int editDistance(string a, string b) {
        this->a = a;
        this->b = b;
        best = max(a.size(), b.size());
        change(0, 0, 0);
        return best;
    }
};
