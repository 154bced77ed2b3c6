// wrong: continues in the half that cannot hold the page (Wrong Answer)
class Solution {
public:
    int findPage(vector<int>& pages, int wanted) {
        int low = 0, high = (int)pages.size() - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (pages[middle] == wanted) return middle;
            if (pages[middle] < wanted) high = middle - 1;
            else low = middle + 1;
        }
        return -1;
    }

    // Already written: answers one after the other.
    vector<int> findPages(vector<int>& pages, vector<int>& wantedPages) {
        vector<int> indexes;
        for (int page : wantedPages) indexes.push_back(findPage(pages, page));
        return indexes;
    }
};
