// wrong: writes card & bit == 0, which compares bit with 0 first (Wrong Answer)
class Solution {
public:
    vector<int> carsInside(vector<int>& scans) {
        int both = 0;
        for (int card : scans) both ^= card;
        int bit = both & -both;
        int first = 0, second = 0;
        for (int card : scans) {
            if (card & bit == 0) first ^= card;
            else second ^= card;
        }
        return {min(first, second), max(first, second)};
    }
};
