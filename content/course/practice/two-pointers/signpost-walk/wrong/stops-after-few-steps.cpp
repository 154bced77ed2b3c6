// wrong: gives up after 1,000 steps (Wrong Answer)
class Solution {
public:
    bool comesToAnEnd(vector<int>& next) {
        int place = 0;
        for (int step = 0; step < 1000; step++) {
            place = next[place];
            if (place == -1) return true;
        }
        return false;
    }
};
