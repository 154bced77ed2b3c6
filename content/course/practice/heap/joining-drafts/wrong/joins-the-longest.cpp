// wrong: joins the two longest parts (Wrong Answer)
class Solution {
public:
    int fewestPages(vector<int>& pages) {
        priority_queue<int> parts(pages.begin(), pages.end());
        int total = 0;
        while (parts.size() > 1) {
            int joined = parts.top();
            parts.pop();
            joined += parts.top();
            parts.pop();
            total += joined;
            parts.push(joined);
        }
        return total;
    }
};
