class Solution {
public:
    int countWays(int length) {
        int shorter = 0;
        int ways = 1;
        for (int i = 0; i < length; i++) {
            int longer = shorter + ways;
            shorter = ways;
            ways = longer;
        }
        return ways;
    }
};
