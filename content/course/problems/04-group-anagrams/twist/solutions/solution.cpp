class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        unordered_map<string, vector<string>> groups;
        for (const string& word : words) {
            string key = word;
            for (char& letter : key) letter = 'a' + (letter - word[0] + 26) % 26;
            groups[key].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [key, group] : groups) answer.push_back(group);
        return answer;
    }
};
