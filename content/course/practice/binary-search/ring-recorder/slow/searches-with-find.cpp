// slow: searches with find, O(n) for each question (Time Limit Exceeded)
class Solution {
public:
    vector<int> findEntry(vector<int>& memory, vector<int>& wanted) {
        vector<int> places;
        for (int entry : wanted) {
            auto found = find(memory.begin(), memory.end(), entry);
            places.push_back(found == memory.end() ? -1 : found - memory.begin());
        }
        return places;
    }
};
