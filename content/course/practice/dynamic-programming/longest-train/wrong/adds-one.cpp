// wrong: counts one wagon without wagons (Wrong Answer)
class Solution {
public:
    int mostWagons(vector<int>& weights) {
        vector<int> ends;
        for (int weight : weights) {
            auto place = lower_bound(ends.begin(), ends.end(), weight, greater<int>());
            if (place == ends.end()) ends.push_back(weight);
            else *place = weight;
        }
        return max<int>(1, ends.size());
    }
};
