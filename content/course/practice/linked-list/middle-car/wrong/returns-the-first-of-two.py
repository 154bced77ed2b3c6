# wrong: returns the first of two middle cars (Wrong Answer)
class Solution:
    def middleCar(self, engine: Optional[ListNode]) -> int:
        slow = fast = engine
        while fast.next and fast.next.next:
            slow = slow.next
            fast = fast.next.next
        return slow.val
