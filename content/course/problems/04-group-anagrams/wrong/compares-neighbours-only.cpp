// wrong: compares each word with the one before only, so a group that stands apart falls into pieces (Wrong Answer)
class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        vector<vector<string>> groups;
        string last;
        for (const string& word : words) {
            string key = word;
            sort(key.begin(), key.end());
            if (groups.empty() || key != last) groups.push_back({});
            groups.back().push_back(word);
            last = key;
        }
        return groups;
    }
};
