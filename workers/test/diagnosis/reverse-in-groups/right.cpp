// Right: moves the next node to the front of the block, k - 1 times.
class Solution {
public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        int n = 0;
        for (auto* p = head; p; p = p->next) ++n;
        ListNode** link = &head;
        for (; n >= k; n -= k) {
            ListNode* tail = *link;
            for (int i = 1; i < k; ++i) {
                ListNode* moved = tail->next;
                tail->next = moved->next;
                moved->next = *link;
                *link = moved;
            }
            link = &tail->next;
        }
        return head;
    }
};
