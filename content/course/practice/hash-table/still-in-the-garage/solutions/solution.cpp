class Solution {
public:
    vector<int> carsInside(vector<int>& scans) {
        int both = 0;
        for (int card : scans) both ^= card;
        // The two cards differ in this bit.
        int bit = both & -both;
        int first = 0;
        for (int card : scans) {
            if ((card & bit) != 0) first ^= card;
        }
        int second = both ^ first;
        return {min(first, second), max(first, second)};
    }
};
