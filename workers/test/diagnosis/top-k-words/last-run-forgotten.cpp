// Counts runs in the sorted list and stores a run only when the next word differs, so the run of the alphabetically last word is never stored.
class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        vector<string> sorted = words;
        sort(sorted.begin(), sorted.end());

        vector<pair<int, string>> runs;  // negative count, word
        int count = 1;
        for (size_t i = 1; i < sorted.size(); i++) {
            if (sorted[i] == sorted[i - 1]) {
                count++;
            } else {
                runs.push_back({-count, sorted[i - 1]});
                count = 1;
            }
        }
        sort(runs.begin(), runs.end());

        vector<string> ans;
        for (auto& run : runs) {
            if ((int)ans.size() == k) break;
            ans.push_back(run.second);
        }
        return ans;
    }
};
