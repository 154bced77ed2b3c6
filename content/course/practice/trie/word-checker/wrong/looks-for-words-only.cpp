// wrong: does not know beginnings (Wrong Answer)
class Solution {
public:
    vector<int> findWords(vector<string>& words, vector<string>& texts) {
        vector<Node> nodes(1);
        for (auto& word : words) {
            int node = 0;
            for (char letter : word) {
                if (!nodes[node].children[letter - 'a']) {
                    nodes[node].children[letter - 'a'] = nodes.size();
                    nodes.emplace_back();
                }
                node = nodes[node].children[letter - 'a'];
            }
            nodes[node].isWord = true;
        }
        vector<int> answers;
        for (auto& text : texts) {
            int node = 0;
            bool isFound = true;
            for (char letter : text) {
                node = nodes[node].children[letter - 'a'];
                isFound = node != 0;
                if (!isFound) break;
            }
            answers.push_back(!isFound ? 0 : nodes[node].isWord ? 2 : 0);
        }
        return answers;
    }

private:
    struct Node {
        array<int, 26> children{};
        bool isWord = false;
    };
};
