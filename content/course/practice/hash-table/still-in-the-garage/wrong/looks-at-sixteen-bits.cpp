// wrong: looks for a bit that differs in the lowest 16 bits only (Wrong Answer)
class Solution {
public:
    vector<int> carsInside(vector<int>& scans) {
        int both = 0;
        for (int card : scans) both ^= card;
        int bit = 1;
        while (bit < 1 << 15 && (both & bit) == 0) bit <<= 1;
        int first = 0;
        for (int card : scans) {
            if ((card & bit) != 0) first ^= card;
        }
        int second = both ^ first;
        return {min(first, second), max(first, second)};
    }
};
