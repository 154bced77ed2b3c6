// slow: compares each word with the first word of every group and counts the letters of both each time, O(n^2 m) (Time Limit Exceeded)
class Solution {
    static bool isAnagram(const string& word, const string& other) {
        if (word.size() != other.size()) return false;
        int counts[26] = {};
        for (char letter : word) counts[letter - 'a']++;
        for (char letter : other) {
            if (--counts[letter - 'a'] < 0) return false;
        }
        return true;
    }

public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        vector<vector<string>> groups;
        for (const string& word : words) {
            bool isPlaced = false;
            for (vector<string>& group : groups) {
                if (isAnagram(word, group[0])) {
                    group.push_back(word);
                    isPlaced = true;
                    break;
                }
            }
            if (!isPlaced) groups.push_back({word});
        }
        return groups;
    }
};
