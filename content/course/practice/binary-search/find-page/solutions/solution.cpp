class Solution {
public:
    int findPage(vector<int>& pages, int wanted) {
        int low = 0;
        int high = (int)pages.size();
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (pages[middle] >= wanted) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < (int)pages.size() && pages[low] == wanted ? low : -1;
    }

    // Already written: answers one after the other.
    vector<int> findPages(vector<int>& pages, vector<int>& wantedPages) {
        vector<int> indexes;
        for (int page : wantedPages) indexes.push_back(findPage(pages, page));
        return indexes;
    }
};
