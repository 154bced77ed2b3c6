// wrong: splits in the order of the marks (Wrong Answer)
class Solution {
public:
    int shortestSplitting(int length, vector<int>& marks) {
        set<int> places = {0, length};
        int total = 0;
        for (int mark : marks) {
            auto right = places.upper_bound(mark);
            total += *right - *prev(right);
            places.insert(mark);
        }
        return total;
    }
};
