class Solution {
public:
    int fewestCabins(vector<int>& weights, int limit) {
        vector<int> sorted = weights;
        sort(sorted.begin(), sorted.end());
        int low = 0, cabins = 0;
        for (int high = (int)sorted.size() - 1; low <= high; high--) {
            if (sorted[low] + sorted[high] <= limit) low++;
            cabins++;
        }
        return cabins;
    }
};
