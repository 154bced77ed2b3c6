class Solution:
    def middleCar(self, engine: Optional[ListNode]) -> int:
        slow = fast = engine
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        return slow.val
