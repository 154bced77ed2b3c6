# wrong: stops before the arrow of the last node is turned (Wrong Answer)
class Solution:
    def turnAround(self, first: Optional[ListNode]) -> Optional[ListNode]:
        if first is None:
            return None
        previous, current = None, first
        while current.next:
            following = current.next
            current.next = previous
            previous, current = current, following
        return previous
