// wrong: looks only at wagons that arrive one after the other (Wrong Answer)
class Solution {
public:
    int mostWagons(vector<int>& weights) {
        int longest = 0, run = 0;
        for (size_t i = 0; i < weights.size(); i++) {
            run = i > 0 && weights[i] < weights[i - 1] ? run + 1 : 1;
            longest = max(longest, run);
        }
        return longest;
    }
};
