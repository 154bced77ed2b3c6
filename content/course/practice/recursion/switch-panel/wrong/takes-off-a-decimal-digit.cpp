// wrong: takes off a decimal digit (Wrong Answer)
class Solution {
public:
    vector<int> countSwitches(vector<int>& codes) {
        vector<int> counts;
        for (int code : codes) counts.push_back(onesOf(code));
        return counts;
    }

private:
    int onesOf(int n) {
        return n == 0 ? 0 : onesOf(n / 10) + n % 2;
    }
};
