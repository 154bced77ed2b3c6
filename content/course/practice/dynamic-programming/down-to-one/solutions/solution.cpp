class Solution {
public:
    int fewestMoves(int n) {
        if (n <= 3) return n == 1 ? 0 : 1;
        auto known = answers.find(n);
        if (known != answers.end()) return known->second;
        int byTwo = n % 2 + 1 + fewestMoves(n / 2);
        int byThree = n % 3 + 1 + fewestMoves(n / 3);
        return answers[n] = min(byTwo, byThree);
    }

private:
    unordered_map<int, int> answers;
};
