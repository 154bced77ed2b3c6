// Returns the list unchanged when it has k nodes or fewer, although exactly k nodes are a complete block.
class Solution {
    ListNode* reverseFirst(ListNode* head, int k, int left) {
        if (left < k) return head;
        ListNode* prev = nullptr;
        ListNode* cur = head;
        for (int i = 0; i < k; i++) {
            ListNode* nxt = cur->next;
            cur->next = prev;
            prev = cur;
            cur = nxt;
        }
        head->next = reverseFirst(cur, k, left - k);
        return prev;
    }

public:
    ListNode* reverseInGroups(ListNode* head, int k) {
        int size = 0;
        ListNode* p = head;
        while (p != nullptr) {
            size++;
            p = p->next;
        }
        if (size <= k) return head;
        return reverseFirst(head, k, size);
    }
};
