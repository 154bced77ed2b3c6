// wrong: starts with the heaviest wagon (Wrong Answer)
class Solution {
public:
    int mostWagons(vector<int>& weights) {
        if (weights.empty()) return 0;
        vector<int> ends;
        auto heaviest = max_element(weights.begin(), weights.end());
        for (auto wagon = heaviest; wagon != weights.end(); wagon++) {
            auto place = lower_bound(ends.begin(), ends.end(), *wagon, greater<int>());
            if (place == ends.end()) ends.push_back(*wagon);
            else *place = *wagon;
        }
        return ends.size();
    }
};
