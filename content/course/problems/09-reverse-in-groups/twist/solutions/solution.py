class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        dummy = ListNode(0, head)
        before = dummy
        while True:
            last = before
            for _ in range(k):
                last = last.next
                if last is None:
                    return dummy.next
            first, after = before.next, last.next
            previous, current = after, first
            while current is not after:
                following = current.next
                current.next = previous
                previous, current = current, following
            before.next = last
            before = first
            for _ in range(k):
                before = before.next
                if before is None:
                    return dummy.next
