// Collects the words of a group in a set, so a word that is listed twice appears once.
class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        map<string, set<string>> byKey;
        for (const string& w : words) {
            string k(w);
            sort(k.begin(), k.end());
            byKey[k].insert(w);
        }
        vector<vector<string>> ans;
        for (auto& [k, members] : byKey) ans.emplace_back(members.begin(), members.end());
        return ans;
    }
};
