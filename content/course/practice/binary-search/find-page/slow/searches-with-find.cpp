// slow: searches with find, O(n) for each question (Time Limit Exceeded)
class Solution {
public:
    int findPage(vector<int>& pages, int wanted) {
        auto found = find(pages.begin(), pages.end(), wanted);
        return found == pages.end() ? -1 : found - pages.begin();
    }

    // Already written: answers one after the other.
    vector<int> findPages(vector<int>& pages, vector<int>& wantedPages) {
        vector<int> indexes;
        for (int page : wantedPages) indexes.push_back(findPage(pages, page));
        return indexes;
    }
};
