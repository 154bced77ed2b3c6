// wrong: reads the first node before asking whether there is one (Runtime Error)
class Solution {
public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        vector<ListNode*> nodes;
        ListNode* node = head;
        do {
            nodes.push_back(node);
            node = node->next;
        } while (node);
        int n = nodes.size();
        for (int start = 0; start + k <= n; start += k) {
            reverse(nodes.begin() + start, nodes.begin() + start + k);
        }
        for (int i = 0; i < n; i++) nodes[i]->next = i + 1 < n ? nodes[i + 1] : nullptr;
        return nodes[0];
    }
};
