class Solution {
public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        ListNode dummy(0, head);
        ListNode* before = &dummy;
        while (true) {
            ListNode* last = before;
            for (int i = 0; i < k && last; i++) last = last->next;
            if (!last) return dummy.next;
            ListNode* first = before->next;
            ListNode* after = last->next;
            ListNode* previous = after;
            ListNode* current = first;
            while (current != after) {
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
