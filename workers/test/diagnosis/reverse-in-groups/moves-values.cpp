// Collects the values and writes them back in the reversed order, instead of moving the nodes.
class Solution {
public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        vector<int> values;
        for (ListNode* p = head; p != nullptr; p = p->next) values.push_back(p->val);
        for (size_t i = 0; i + k <= values.size(); i += k) {
            reverse(values.begin() + i, values.begin() + i + k);
        }
        size_t at = 0;
        for (ListNode* p = head; p != nullptr; p = p->next) p->val = values[at++];
        return head;
    }
};
