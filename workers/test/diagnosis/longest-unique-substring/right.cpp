// Right: length of the longest unique suffix by recurrence.
class Solution {
public:
    int longestUnique(string text) {
        int prev[128];
        fill(prev, prev + 128, -1);
        int run = 0, top = 0;
        for (int i = 0; i < (int)text.size(); i++) {
            int gap = i - prev[(int)text[i]];
            run = gap <= run ? gap : run + 1;
            prev[(int)text[i]] = i;
            if (run > top) top = run;
        }
        return top;
    }
};
