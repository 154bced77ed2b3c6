// wrong: returns the node that was first before the reversal and so loses the start of the list (Wrong Answer)
class Solution {
public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        ListNode dummy(0, head);
        ListNode* before = &dummy;
        while (true) {
            ListNode* last = before;
            for (int i = 0; i < k && last; i++) last = last->next;
            if (!last) return head;
            ListNode* first = before->next;
            ListNode* previous = last->next;
            ListNode* current = first;
            for (int i = 0; i < k; i++) {
                ListNode* next = current->next;
                current->next = previous;
                previous = current;
                current = next;
            }
            before->next = last;
            before = first;
        }
    }
};
