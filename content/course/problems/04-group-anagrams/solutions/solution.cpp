class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        unordered_map<string, vector<string>> groups;
        for (const string& word : words) {
            string key = word;
            sort(key.begin(), key.end());
            groups[key].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [key, group] : groups) answer.push_back(move(group));
        return answer;
    }
};
