// wrong: lets every closing bracket close every opening one (Wrong Answer)
class Solution {
public:
    int isBalanced(string text) {
        string opening = "([{";
        string closing = ")]}";
        vector<int> open;
        int n = text.size();
        for (int i = 0; i < n; i++) {
            size_t kind = closing.find(text[i]);
            if (kind == string::npos) {
                open.push_back(i);
            } else {
                if (open.empty()) return i;
                open.pop_back();
            }
        }
        return open.empty() ? -1 : open[0];
    }
};
