class Solution {
public:
    bool comesToAnEnd(vector<int>& next) {
        int slow = 0, fast = 0;
        while (true) {
            for (int step = 0; step < 2; step++) {
                fast = next[fast];
                if (fast == -1) return true;
            }
            slow = next[slow];
            if (slow == fast) return false;
        }
    }
};
