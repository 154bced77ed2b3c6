// wrong: counts in 16 bits, which overflow from 23 meters on (Wrong Answer)
class Solution {
public:
    int countWays(int length) {
        short shorter = 0, ways = 1;
        for (int i = 0; i < length; i++) {
            short longer = shorter + ways;
            shorter = ways;
            ways = longer;
        }
        return ways;
    }
};
