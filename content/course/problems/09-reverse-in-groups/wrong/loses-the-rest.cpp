// wrong: ends the list after the last complete block (Wrong Answer)
class Solution {
public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        ListNode dummy;
        ListNode* tail = &dummy;
        vector<ListNode*> block;
        while (head) {
            block.push_back(head);
            head = head->next;
            if ((int)block.size() < k) continue;
            for (int i = k - 1; i >= 0; i--) {
                tail->next = block[i];
                tail = tail->next;
            }
            tail->next = nullptr;
            block.clear();
        }
        return dummy.next;
    }
};
