// wrong: counts in a byte, which overflows with 128 visitors (Wrong Answer)
class Solution {
public:
    bool isPossible(string log) {
        signed char inside = 0;
        for (char sign : log) {
            inside += sign == '(' ? 1 : -1;
            if (inside < 0) return false;
        }
        return inside == 0;
    }
};
