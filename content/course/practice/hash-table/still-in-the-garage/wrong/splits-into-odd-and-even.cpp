// wrong: splits the cards into odd and even ones, although both may be in the same group (Wrong Answer)
class Solution {
public:
    vector<int> carsInside(vector<int>& scans) {
        int odd = 0, even = 0;
        for (int card : scans) {
            if (card % 2 == 1) odd ^= card;
            else even ^= card;
        }
        return {min(odd, even), max(odd, even)};
    }
};
