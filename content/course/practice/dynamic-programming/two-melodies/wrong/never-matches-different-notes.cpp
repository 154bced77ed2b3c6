// wrong: leaves out and adds instead of playing wrongly (Wrong Answer)
class Solution {
public:
    int melodyDistance(vector<int>& first, vector<int>& second, int gap) {
        vector<int> above(second.size() + 1), row(second.size() + 1);
        for (size_t j = 0; j < above.size(); j++) above[j] = j * gap;
        for (size_t i = 0; i < first.size(); i++) {
            row[0] = (i + 1) * gap;
            for (size_t j = 0; j < second.size(); j++) {
                int matched = above[j] + (first[i] == second[j] ? 0 : 2 * gap);
                row[j + 1] = min(matched, min(above[j + 1], row[j]) + gap);
            }
            swap(above, row);
        }
        return above.back();
    }
};
