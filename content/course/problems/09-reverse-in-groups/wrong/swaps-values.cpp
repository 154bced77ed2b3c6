// wrong: swaps the values of each block and leaves the nodes where they are (Wrong Answer)
class Solution {
public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        vector<ListNode*> nodes;
        for (ListNode* node = head; node; node = node->next) nodes.push_back(node);
        for (size_t start = 0; start + k <= nodes.size(); start += k) {
            for (int i = 0; i < k / 2; i++) swap(nodes[start + i]->val, nodes[start + k - 1 - i]->val);
        }
        return head;
    }
};
