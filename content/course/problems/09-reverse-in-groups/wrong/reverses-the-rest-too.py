# wrong: reverses a last block that has fewer than k nodes (Wrong Answer)
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        if head is None:
            return None
        previous, current, count = None, head, 0
        while current and count < k:
            current.next, previous, current = previous, current, current.next
            count += 1
        head.next = self.reverseInGroups(current, k)
        return previous
