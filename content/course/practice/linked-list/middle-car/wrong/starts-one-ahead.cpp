// wrong: the fast pointer starts one car ahead (Wrong Answer)
class Solution {
public:
    int middleCar(ListNode* engine) {
        ListNode* slow = engine;
        ListNode* fast = engine->next;
        while (fast && fast->next) {
            slow = slow->next;
            fast = fast->next->next;
        }
        return slow->val;
    }
};
