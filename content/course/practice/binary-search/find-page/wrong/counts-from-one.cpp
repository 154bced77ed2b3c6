// wrong: returns the position counted from 1 (Wrong Answer)
class Solution {
public:
    int findPage(vector<int>& pages, int wanted) {
        auto found = lower_bound(pages.begin(), pages.end(), wanted);
        if (found == pages.end() || *found != wanted) return -1;
        return found - pages.begin() + 1;
    }

    // Already written: answers one after the other.
    vector<int> findPages(vector<int>& pages, vector<int>& wantedPages) {
        vector<int> indexes;
        for (int page : wantedPages) indexes.push_back(findPage(pages, page));
        return indexes;
    }
};
