// wrong: cuts the seconds into blocks of k (Wrong Answer)
class Solution {
public:
    vector<int> loudestPerWindow(vector<int>& levels, int k) {
        vector<int> shown;
        for (int i = 0; i + k <= (int)levels.size(); i++) {
            int from = i / k * k;
            shown.push_back(*max_element(levels.begin() + from, levels.begin() + min(from + k, (int)levels.size())));
        }
        return shown;
    }
};
