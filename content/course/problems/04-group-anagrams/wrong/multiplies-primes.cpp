// wrong: multiplies a prime for each letter, and the product overflows for long words (Wrong Answer)
class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        static const int primes[26] = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29, 31, 37, 41,
                                       43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101};
        unordered_map<unsigned long long, vector<string>> groups;
        for (const string& word : words) {
            unsigned long long product = 1;
            for (char letter : word) product *= primes[letter - 'a'];
            groups[product].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [key, group] : groups) answer.push_back(group);
        return answer;
    }
};
