// wrong: reads the first node of an empty list (Runtime Error)
class Solution {
public:
    ListNode* turnAround(ListNode* first) {
        ListNode* previous = nullptr;
        ListNode* current = first;
        while (current->next) {
            ListNode* following = current->next;
            current->next = previous;
            previous = current;
            current = following;
        }
        current->next = previous;
        return current;
    }
};
