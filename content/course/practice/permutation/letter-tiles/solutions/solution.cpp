class Solution {
public:
    vector<string> listWords(string tiles) {
        vector<int> left(26);
        for (char tile : tiles) left[tile - 'a']++;
        vector<string> texts;
        string built;
        fill(left, tiles.size(), built, texts);
        return texts;
    }

private:
    void fill(vector<int>& left, size_t length, string& built, vector<string>& texts) {
        if (built.size() == length) {
            texts.push_back(built);
            return;
        }
        for (int letter = 0; letter < 26; letter++) {
            if (left[letter] == 0) continue;
            left[letter]--;
            built.push_back('a' + letter);
            fill(left, length, built, texts);
            built.pop_back();
            left[letter]++;
        }
    }
};
