// wrong: doubles the ways for each meter (Wrong Answer)
class Solution {
public:
    int countWays(int length) {
        return length == 0 ? 1 : 1 << min(length - 1, 30);
    }
};
