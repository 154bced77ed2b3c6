// wrong: keeps the quietest in front (Wrong Answer)
class Solution {
public:
    vector<int> loudestPerWindow(vector<int>& levels, int k) {
        deque<int> positions;
        vector<int> shown;
        for (int i = 0; i < (int)levels.size(); i++) {
            while (!positions.empty() && levels[positions.back()] >= levels[i]) positions.pop_back();
            positions.push_back(i);
            if (positions.front() <= i - k) positions.pop_front();
            if (i >= k - 1) shown.push_back(levels[positions.front()]);
        }
        return shown;
    }
};
