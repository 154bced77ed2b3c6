// wrong: joins the letters by exclusive or, so two equal letters leave no trace (Wrong Answer)
class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        map<pair<size_t, int>, vector<string>> groups;
        for (const string& word : words) {
            int mask = 0;
            for (char letter : word) mask ^= 1 << (letter - 'a');
            groups[{word.size(), mask}].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [key, group] : groups) answer.push_back(group);
        return answer;
    }
};
