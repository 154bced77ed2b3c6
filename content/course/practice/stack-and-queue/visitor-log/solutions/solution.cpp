class Solution {
public:
    bool isPossible(string log) {
        int inside = 0;
        for (char sign : log) {
            inside += sign == '(' ? 1 : -1;
            if (inside < 0) return false;
        }
        return inside == 0;
    }
};
