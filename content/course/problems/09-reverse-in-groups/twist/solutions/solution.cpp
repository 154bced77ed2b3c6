class Solution {
    ListNode* walk(ListNode* node, int steps) {
        for (int i = 0; i < steps && node; i++) node = node->next;
        return node;
    }

public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        ListNode dummy(0, head);
        ListNode* before = &dummy;
        while (before) {
            ListNode* last = walk(before, k);
            if (!last) break;
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
            before = walk(first, k);
        }
        return dummy.next;
    }
};
