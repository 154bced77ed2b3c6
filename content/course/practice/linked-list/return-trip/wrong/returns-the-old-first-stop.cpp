// wrong: returns the old first node, which is the last one now (Wrong Answer)
class Solution {
public:
    ListNode* turnAround(ListNode* first) {
        ListNode* previous = nullptr;
        ListNode* current = first;
        while (current) {
            ListNode* following = current->next;
            current->next = previous;
            previous = current;
            current = following;
        }
        return first;
    }
};
