// wrong: gives each day the same number of parcels, whatever they weigh (Wrong Answer)
class Solution {
public:
    long long minCapacity(vector<int>& parcels, int days) {
        size_t perDay = (parcels.size() + days - 1) / days;
        long long limit = 0;
        for (size_t first = 0; first < parcels.size(); first += perDay) {
            long long load = 0;
            for (size_t i = first; i < min(first + perDay, parcels.size()); i++) load += parcels[i];
            limit = max(limit, load);
        }
        return limit;
    }
};
