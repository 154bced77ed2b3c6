// wrong: does not count a name that equals the prefix (Wrong Answer)
class Solution {
public:
    vector<int> countStarts(vector<string>& names, vector<string>& prefixes) {
        vector<Node> nodes(1);
        for (auto& name : names) {
            int node = 0;
            for (char letter : name) {
                if (node) nodes[node].count++;
                if (!nodes[node].children[letter - 'a']) {
                    nodes[node].children[letter - 'a'] = nodes.size();
                    nodes.emplace_back();
                }
                node = nodes[node].children[letter - 'a'];
            }
        }
        vector<int> counts;
        for (auto& prefix : prefixes) {
            int node = 0;
            for (char letter : prefix) {
                node = nodes[node].children[letter - 'a'];
                if (!node) break;
            }
            counts.push_back(node ? nodes[node].count : 0);
        }
        return counts;
    }

private:
    struct Node {
        array<int, 26> children{};
        int count = 0;
    };
};
