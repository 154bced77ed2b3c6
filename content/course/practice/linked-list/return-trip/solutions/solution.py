class Solution:
    def turnAround(self, first: Optional[ListNode]) -> Optional[ListNode]:
        previous, current = None, first
        while current:
            following = current.next
            current.next = previous
            previous, current = current, following
        return previous
