class Solution {
public:
    int fewestPages(vector<int>& pages) {
        priority_queue<int, vector<int>, greater<int>> parts(pages.begin(), pages.end());
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
