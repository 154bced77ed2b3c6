// wrong: repairs the machines in the order of the list (Wrong Answer)
class Solution {
public:
    long long smallestLoss(vector<int>& hours, vector<int>& losses) {
        long long clock = 0, total = 0;
        for (size_t i = 0; i < hours.size(); i++) {
            clock += hours[i];
            total += clock * losses[i];
        }
        return total;
    }
};
