// wrong: writes the counts side by side, so 1 and 11 look like 11 and 1 (Wrong Answer)
class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        unordered_map<string, vector<string>> groups;
        for (const string& word : words) {
            int counts[26] = {};
            for (char letter : word) counts[letter - 'a']++;
            string key;
            for (int count : counts) key += to_string(count);
            groups[key].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [key, group] : groups) answer.push_back(group);
        return answer;
    }
};
