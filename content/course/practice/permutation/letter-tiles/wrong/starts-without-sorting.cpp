// wrong: lists only texts after the given one (Wrong Answer)
class Solution {
public:
    vector<string> listWords(string tiles) {
        vector<string> texts;
        do texts.push_back(tiles);
        while (next_permutation(tiles.begin(), tiles.end()));
        return texts;
    }
};
